"""python -m serai"""

from serai.cli import run

if __name__ == "__main__":
    run()
