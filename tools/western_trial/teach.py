import sys; sys.path.insert(0,str(__import__("pathlib").Path(__file__).parent))
