// Python in a worker: Pyodide with everything that Serai needs in one file.
import { loadPyodide } from './pyodide/pyodide.mjs';

const UNKNOWN = "ignore:Can't validate argument 'postgresql_where'";  // SQLAlchemy warns: what only PostgreSQL needs is left out
const END = '\n'.charCodeAt(0);

/** Python with our files; `wanted`: only those whose names begin so. */
export async function python(wanted = ['']) {
  const fetched = fetch('serai.files').then(reply => reply.arrayBuffer());
  const made = await loadPyodide({ indexURL: new URL('pyodide/', import.meta.url).href, env: { PYTHONWARNINGS: UNKNOWN } });
  lay(made.FS, new Uint8Array(await fetched), `${made.runPython('import site; site.getsitepackages()[0]')}/`, wanted);
  return made;
}

/** A line with names and sizes, then the files one behind the other (tools/page.py). */
function lay(FS, all, folder, wanted) {
  let at = all.indexOf(END);
  const names = JSON.parse(new TextDecoder().decode(all.subarray(0, at++)));
  for (const one of new Set(names.map(([name]) => name.slice(0, name.lastIndexOf('/') + 1)))) FS.mkdirTree(folder + one);
  for (const [name, size] of names) {
    if (wanted.some(begin => name.startsWith(begin))) FS.writeFile(folder + name, all.slice(at, at + size), { canOwn: true });
    at += size;
  }
}
