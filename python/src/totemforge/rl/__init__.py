"""Environments for PettingZoo and Gymnasium: `pip install totemforge[rl]`."""

from .aec import AECEnv, env, raw_env
from .single import SingleSeatEnv
from .vector import VectorEnv

__all__ = ["AECEnv", "SingleSeatEnv", "VectorEnv", "env", "raw_env"]
