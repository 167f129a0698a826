#!/usr/bin/env python3
"""Measures how often the daemon finds the encoding of a file, on texts that it was not trained with.

    TABLE_SERVER_BINARY=… Tests/Scripts/check-encoding-detection.py [--size 2000] [--files 4]

It needs the packages that `encoding_texts.py` names for the check. A file has lines of one language
in one encoding until it has the size. It is right if the text is read as it was written. Prints
the share of right files, by language where it is below 1, and fails below --least.
"""

import argparse
import base64
import collections
import json
import os
import random
import subprocess
import sys

import encoding_texts


class Daemon:
    def __init__(self, binary):
        self.process = subprocess.Popen([binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.request("initialize")
        self.send({"jsonrpc": "2.0", "method": "initialized", "params": {}})

    def send(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def request(self, method, **params):
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        while True:
            length = 0
            while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
                name, _, value = line.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
            message = json.loads(self.process.stdout.read(length))
            if message.get("id") == self.number:
                return message["result"] if "result" in message else message["error"]


def files(language, encoding, size, count, generator):
    codec = encoding_texts.codec(encoding)
    for kind, texts in encoding_texts.held_out(language).items():
        for _ in range(count):
            order = texts[:]
            generator.shuffle(order)
            data = b""
            for text in order:
                try:
                    line = encoding_texts.spelled(text, language, encoding).encode(codec)
                except UnicodeEncodeError:
                    continue
                data += line.replace(b"\n", b" ") + b"\r\n"
                if len(data) >= size:
                    break
            if any(byte > 0x7F for byte in data):
                yield kind, data


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=int, default=2000)
    parser.add_argument("--files", type=int, default=4)
    parser.add_argument("--least", type=float, default=0.95)
    options = parser.parse_args()
    daemon = Daemon(os.environ["TABLE_SERVER_BINARY"])
    generator = random.Random(7)
    right, all_of, wrong, shares = (collections.Counter() for _ in range(4))
    for language, (_, encodings, _) in encoding_texts.LANGUAGES.items():
        for encoding in encodings:
            for kind, data in files(language, encoding, options.size, options.files, generator):
                content = {"base64": base64.b64encode(data).decode()}
                table = daemon.request("table/open", content=content)
                told = table.get("dialect", {}).get("encoding", {"value": "none"})
                daemon.request("table/close", table=table.get("table", ""))
                all_of[language] += 1
                text = data.decode(encoding_texts.codec(encoding))
                found = told["value"]
                is_right = found != "none" and text == data.decode(
                    encoding_texts.codec(found), "replace"
                )
                right[language] += is_right
                if is_right:
                    continue
                wrong[f"{language} in {encoding} as {found} ({kind})"] += 1
    total, good = sum(all_of.values()), sum(right.values())
    print(f"{good} of {total} files right: {good / total:.4f}, {len(all_of)} languages")
    for language in all_of:
        if right[language] < all_of[language]:
            print(f"  {language}: {right[language]} of {all_of[language]}")
    for case, count in wrong.most_common(40):
        print(f"  {count} × {case}")
    sys.exit(good < options.least * total)


if __name__ == "__main__":
    main()
