"""Which new fields of a file a save puts into quotes, as an obvious model."""


def raw(text):
    """A field with quotes only where its text needs them."""
    needs = text.startswith(" ") or any(c in text for c in ',"\n\r')
    return '"' + text.replace('"', '""') + '"' if needs else text


def is_quoted(field):
    return field.startswith('"')


def is_unneeded(field):
    text = field[1:-1].replace('""', '"') if is_quoted(field) else ""
    return text != "" and raw(text) == text


class Quoting:
    """The habit of a file whose columns are all texts, and whose titles are not all in quotes."""

    def __init__(self, records, width):
        self.habits = [self.habit(records, place) for place in range(width)]
        known = [habit for habit in self.habits if habit is not None]
        # Whether fields with a text, and whether empty ones are in quotes.
        self.common = tuple(bool(known) and all(habit[part] for habit in known) for part in (0, 1))

    @staticmethod
    def habit(records, place):
        fields = [fields[place] for fields in records if place < len(fields)]
        if any(field and not is_quoted(field) for field in fields):
            return (False, False)
        return (True, "" not in fields) if any(map(is_unneeded, fields)) else None

    def field(self, place, text):
        """A new field of a column; place None: of an added one."""
        own = None if place is None or place >= len(self.habits) else self.habits[place]
        values, empties = self.common if own is None else own
        if text == "":
            return '""' if empties else ""
        return raw(text) if is_quoted(raw(text)) or not values else f'"{text}"'
