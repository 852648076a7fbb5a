"""The commands: `serai arena` is arena.py, with `arguments` and `main`."""
