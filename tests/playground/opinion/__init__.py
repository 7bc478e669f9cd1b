"""An outside second opinion: aiogram, which is not ours, reads what the stand-in sends.

The schemas that the stand-in checks itself by could be misread, so its updates and its answers are
also parsed by the types of another library. That library needs an older pydantic than the bot, so
it lives in an environment of its own, `.venv/opinion`, which `make opinion` sets up from
`requirements.txt` in this folder (pinned by `make lock` from `requirements.in`).

`judge.py` runs there. It reads the history of a playground, one JSON entry a line, and prints what
aiogram cannot parse and which fields aiogram does not know. `test_opinion.py` plays a scene with
every kind of update and of answer, and expects it to complain only of what is spoilt on purpose.
Where the environment is missing, the test is left out and says so.
"""
