// Compiles Python's sources under the given folders to byte code, by the Python that will run it.  Docstrings and
// columns of lines are left out; of what others wrote also the lines and the paths.
import { loadPyodide } from 'pyodide';

const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.runPython(`
import importlib._bootstrap_external as bootstrap
import importlib.util, pathlib, types


def short(code):
    parts = tuple(short(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=parts, co_linetable=b"", co_filename="")


def compiled(folder):
    for file in pathlib.Path(folder).rglob("*.py"):
        if {"anyio", "migrations"} & set(file.parts):
            continue  # anyio and alembic read these sources themselves
        source, ours = file.read_bytes(), "serai" in file.parts
        code = compile(source, str(file.relative_to(folder)), "exec", dont_inherit=True, optimize=2)
        made = bootstrap._code_to_hash_pyc(code if ours else short(code), importlib.util.source_hash(source), False)
        file.with_suffix(".pyc").write_bytes(made)
        file.unlink()
`);
for (const [number, folder] of process.argv.slice(2).entries()) {
  python.mountNodeFS(`/mnt${number}`, folder);
  python.runPython(`compiled("/mnt${number}")`);
}
