"""A table of eight columns with every type and some quotes, about 130 bytes a row."""

from __future__ import annotations

import random


def make(path, rows):
    random.seed(15)
    words = [f"word{number}" for number in range(5000)]
    with open(path, "w", encoding="utf-8") as file:
        file.write("id,name,city,note,born,balance,active,score\n")
        for row in range(rows):
            note = " ".join(random.choices(words, k=12))
            note = f'"{note}, ""so"""' if row % 10 == 0 else note
            file.write(
                f"{row},{random.choice(words)},{random.choice(words)},{note},"
                f"19{row % 90 + 10}-0{row % 9 + 1}-1{row % 10},{random.random() * 1000:.2f},"
                f"{'true' if row % 3 else 'false'},{random.randrange(10**9)}\n"
            )
