"""Where everything lies: the trail in its own 742 x 470, the railroad in a strip of 1120 x 117.  One unit is one pixel in a
window of 1440 x 900."""

from __future__ import annotations

Point = tuple[float, float]

TRAIL = (742, 470)
TILE = 0.725  # how large tiles lie there: their smallest figures are 11 pixels high

FIRST_PLACES: dict[str, Point] = {
    "start": (716, 446), "a": (632, 386), "a_1": (526, 384), "a_2": (428, 371), "a_3": (326, 358),
    "flood_1": (628, 444), "flood_2": (572, 444), "flood_3": (518, 444), "flood_4": (464, 442),
    "flood_risk_1": (380, 427), "flood_risk_2": (284, 428),
    "b": (170, 424), "b_1": (196, 356), "b_2": (206, 300), "b_3": (246, 245),
    "drought_1": (92, 396), "drought_2": (78, 351), "drought_3": (76, 305), "drought_4": (82, 259),
    "drought_risk_1": (110, 206),
    "c": (298, 176), "c_1": (408, 164), "c_2": (512, 158), "c_3": (412, 226), "d": (522, 222),
    "camp_1": (536, 284), "camp_2": (490, 284), "camp_3": (444, 284), "camp_4": (322, 298), "camp_5": (366, 318),
    "camp_6": (411, 326), "camp_7": (456, 328), "camp_8": (501, 328), "camp_9": (546, 326),
    "camp_risk_1": (636, 316), "camp_risk_2": (636, 254),
    "e": (632, 176), "e_1": (554, 98), "e_2": (446, 98),
    "rockfall_1": (690, 126), "rockfall_2": (702, 82), "rockfall_3": (688, 39), "rockfall_4": (640, 25),
    "rockfall_risk_1": (548, 36), "rockfall_risk_2": (446, 36),
    "f": (336, 52), "f_1": (224, 36), "f_2": (302, 114), "g": (182, 112), "g_1": (112, 36), "g_2": (62, 108),
    "kansas_city": (35, 40),
}  # fmt: skip
SECOND_PLACES: dict[str, Point] = {  # building D stands before its site, and the camp's first tile at the other end
    **{space: point for space, point in FIRST_PLACES.items() if space != "c_3"},
    "d": FIRST_PLACES["c_3"],
    "d_1": FIRST_PLACES["d"],
    "camp_1": FIRST_PLACES["camp_3"],
    "camp_3": FIRST_PLACES["camp_1"],
}

RAILROAD = (1120, 117)
LINE = 66  # the height of the rails


def rail_x(position: float) -> float:
    """Where a space of the railroad lies, between its first and its last."""
    return 22 + position * 27.6
