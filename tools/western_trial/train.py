import sys, time, json, numpy as np, torch
sys.path.insert(0, str(__import__("pathlib").Path(__file__).parent))
from pathlib import Path
def main():
    import argparse
    p = argparse.ArgumentParser()
    p.add_argument("--folder", type=Path, required=True); p.add_argument("--start"); p.add_argument("--lessons", type=int, default=0)
    p.add_argument("--lam", type=float, default=0.95)
    p.add_argument("--recipe", nargs="+", default=[])
    a = p.parse_args()
    a.folder.mkdir(parents=True, exist_ok=True)
    from serai.cli.commands.learn import mixed
    from serai.lab.learn.selfplay import Recipe, Training
    from serai.lab.learn.teacher import Lessons
    from serai.lab.learn.setups import setups
    from serai.catalogue import find
    import arena
    game = find("western-legends")
    t = Training("western-legends", mixed(Recipe(), a.recipe), 1, a.folder)
    if a.start:
        net = arena.load(a.start); t.net.load_state_dict(net.state_dict())
    if a.lessons:
        b = time.time()
        nets = {"A": net}
        def seatings(number, dice, n):
            return [("A", "auto")] * n
        done, stat, got = arena.run(nets, seatings, 4, a.lessons, "lessons", 100, 0.6, record=True, noise=1 / 30, setups=setups(game))
        arena.show(done, stat)
        L = Lessons(*[np.concatenate([x[i] for x in got]) for i in range(5)])
        L.actions = L.actions.astype(np.int64); del got
        print(len(L.actions), "lessons", L.seen.dtype, L.seen.nbytes >> 20, "MB", round(time.time() - b), "s", flush=True)
        print(t.imitate(L), round(time.time() - b), "s", flush=True)
        del L
        t.export(a.folder / "taught.npz")
    last = 0
    import serai.lab.learn.selfplay as sp
    sp.GAE_LAMBDA = a.lam
    for row in t.run():
        print(f"{row['seconds']:6.0f} s {int(row['done']):9,} points {row['mean']:5.1f} winner {row['best']:5.1f} entropy {row['entropy']:.3f} error {row['value_error']:.3f}", flush=True)
        if t.done - last >= 250_000:
            last = t.done; t.export(a.folder / f"at{t.done // 1000}k.npz"); t.save()
    t.save(); t.export(a.folder / "end.npz")
if __name__ == "__main__":
    main()
