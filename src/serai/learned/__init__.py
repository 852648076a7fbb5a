"""Bots with trained networks.  They need NumPy, so they are not among `serai.bots`, which names them."""
