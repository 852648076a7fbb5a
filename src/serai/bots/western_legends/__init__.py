"""How bots judge Western Legends."""

from serai.bots.western_legends.evaluation import EVALUATION

__all__ = ["EVALUATION"]
