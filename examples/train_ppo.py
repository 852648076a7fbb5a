"""Teach a network San Juan: masked PPO (sb3-contrib) against random players, two minutes on one processor core.

    pip install 'serai[lab]' sb3-contrib
    python examples/train_ppo.py

It prints how training goes, then plays games that it has never seen and says how many it wins.  Ctrl-C ends the training early.
"""

import argparse
import time

import gymnasium
import torch
from sb3_contrib import MaskablePPO

import serai.lab
from serai.lab.arena import wilson

PARTS = 10  # reports during training
FRESH = 1_000_000  # seeds from here on are for the examination only


def win_share(reward: float, players: int) -> float:
    """1 for a victory, a part of it when it is shared: the result without what makes it sum to nothing."""
    return (reward * (players - 1) + 1) / players


def train(env: gymnasium.Env, steps: int, seed: int) -> MaskablePPO:
    part = max(2, steps // PARTS)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=min(2048, part), batch_size=min(256, part), ent_coef=0.01, seed=seed)
    began = time.monotonic()
    for _ in range(PARTS):
        try:
            model.learn(part, reset_num_timesteps=False)
        except KeyboardInterrupt:
            break
        results = [game["r"] for game in model.ep_info_buffer]
        mean = sum(results) / max(1, len(results))
        seconds = time.monotonic() - began
        print(f"{model.num_timesteps:8} decisions, {seconds:4.0f} s, mean result of the last {len(results)} games {mean:+.2f}")
    return model


def examine(model: MaskablePPO, env: gymnasium.Env, players: int, games: int) -> float:
    """Games won in fresh games, the best action each time."""
    won = 0.0
    for game in range(games):
        seen, info = env.reset(seed=FRESH + game)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = env.step(action)
        won += win_share(float(reward), players)
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="Masked PPO learns San Juan against random players.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--steps", type=int, default=40_960, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="fresh games of the examination")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    serai.lab.register()
    env = gymnasium.make(f"serai/SanJuan-{args.players}p-v1", bots="random", seat="rotate")
    model = train(env, args.steps, args.seed)
    won = examine(model, env, args.players, args.games)
    low, high = wilson(won, args.games)
    print(
        f"against random: {won / args.games:.1%} of {args.games} fresh games won (95 %: {low:.1%} to {high:.1%}; "
        f"a random player wins {1 / args.players:.0%})"
    )


if __name__ == "__main__":
    main()
