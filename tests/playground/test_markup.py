"""Telegram's HTML."""

import pytest

from deploy.playground.entities import as_html, found
from deploy.playground.errors import Refusal
from deploy.playground.markup import parsed


@pytest.mark.parametrize(
    ("source", "text", "kinds"),
    [
        ("<b>a</b>", "a", [("bold", 0, 1)]),
        ("<strong>a<em>b</em></strong>", "ab", [("bold", 0, 2), ("italic", 1, 1)]),
        ("♣😀<u>a</u>", "♣😀a", [("underline", 3, 1)]),
        ("<s>a</s><del>b</del>", "ab", [("strikethrough", 0, 1), ("strikethrough", 1, 1)]),
        ('<span class="tg-spoiler">a</span>', "a", [("spoiler", 0, 1)]),
        ("<tg-spoiler>a</tg-spoiler>", "a", [("spoiler", 0, 1)]),
        ("<blockquote>a</blockquote>", "a", [("blockquote", 0, 1)]),
        ("<blockquote expandable>a</blockquote>", "a", [("expandable_blockquote", 0, 1)]),
        ("<code>a &lt; b &amp;&#33;</code>", "a < b &!", [("code", 0, 8)]),
        ("<pre><code class='language-py'>a</code></pre>", "a", [("pre", 0, 1)]),
        ('<a href="https://a.org/">a</a>', "a", [("text_link", 0, 1)]),
        ('<a href="tg://user?id=7">a</a>', "a", [("text_mention", 0, 1)]),
        ('<a href="tg://user?id=8">a</a>', "a", []),
        ('<tg-emoji emoji-id="5">😀</tg-emoji>', "😀", [("custom_emoji", 0, 2)]),
        ('<tg-time unix="1800000000" format="r">soon</tg-time>', "soon", [("date_time", 0, 4)]),
        ("a > b &nbsp; & c", "a > b &nbsp; & c", []),
        ("<b></b>a", "a", []),
        ("<B>a</B>", "a", [("bold", 0, 1)]),
    ],
)
def test_markup_becomes_entities(source: str, text: str, kinds: list[tuple[str, int, int]]) -> None:
    plain, entities = parsed(source, lambda number: {"id": 7} if number == 7 else None)
    assert plain == text
    assert [(one["type"], one["offset"], one["length"]) for one in entities] == kinds


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("<b>a", 'Can\'t find end tag corresponding to start tag "b"'),
        ("a</b>", "Unexpected end tag at byte offset 1"),
        ("<b>ж</i>", 'Unmatched end tag at byte offset 5, expected "</b>", found "</i>"'),
        ("♣<x>a</x>", 'Unsupported start tag "x" at byte offset 3'),
        ("1 < 2", 'Unsupported start tag "" at byte offset 2'),
        ("<br/>", 'Unsupported start tag "br/" at byte offset 0'),
        ("<b", 'Unclosed start tag "b" at byte offset 0'),
        ("<b>a</b", "Unclosed end tag at byte offset 4"),
        ("<span>a</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ("<a href>a</a>", "Expected equal sign in declaration of an attribute"),
        ('<tg-time unix="soon">a</tg-time>', "Invalid Unix time specified"),
        ('<tg-emoji emoji-id="x">a</tg-emoji>', "Invalid custom emoji identifier specified"),
    ],
)
def test_markup_that_is_not_telegrams_is_refused(source: str, words: str) -> None:
    with pytest.raises(Refusal) as refused:
        parsed(source, lambda _: None)
    assert refused.value.code == 400
    assert refused.value.description.startswith(f"Bad Request: can't parse entities: {words}")


@pytest.mark.parametrize(
    "source",
    [
        "<b>a <i>b</i></b> &lt;c&gt; &amp;",
        "<b><i>a</i></b><blockquote expandable>b</blockquote>",
        '<a href="https://a.org/?x=1&amp;y=2">♣ 😀</a><tg-spoiler>x</tg-spoiler>',
        '<tg-time unix="1800000000" format="r">soon</tg-time>',
    ],
)
def test_what_was_read_is_written_back_the_same(source: str) -> None:
    assert as_html(*parsed(source, lambda _: None)) == source


def test_commands_mentions_and_links_are_found_where_people_type_them() -> None:
    text = "😀 /play 2 /hand@ninetynine_bot @ana_plays https://a.org a/b x@y.z"
    assert [(one["type"], one["offset"], one["length"]) for one in found(text)] == [
        ("bot_command", 3, 5),
        ("bot_command", 11, 20),
        ("mention", 32, 10),
        ("url", 43, 13),
    ]


def test_what_a_name_contains_is_shown_and_not_obeyed() -> None:
    assert as_html("<script>", ()) == "&lt;script&gt;"
