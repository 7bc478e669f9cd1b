"""Tests of the computer players: what each looks at, and what none may see."""
