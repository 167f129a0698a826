"""The modules and engines that sources are tested with."""

from __future__ import annotations

import glob
import importlib
import os
import pathlib
import pwd
import shutil
import subprocess
import tempfile

import pytest


def absent(reason):
    """Skips a test, or fails it where everything is required."""
    if os.environ.get("TABLE_SERVER_REQUIRE_ALL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def module(name):
    """A module of PyPI; a test that needs it is skipped by name without it."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return absent(f"{name} is not installed (Tests/requirements.txt)")


class Postgres:
    """A server of PostgreSQL in a folder of its own, which only this user can reach."""

    def __init__(self):
        places = [*sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True), None]
        programs = (shutil.which("initdb", path=place) for place in places)
        found = next((program for program in programs if program is not None), None)
        if found is None:
            absent("PostgreSQL is not installed (Debian's package postgresql)")
        self.programs = pathlib.Path(found).resolve().parent
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="table-server-postgres-", dir="/tmp"))
        self.user = {}
        if os.getuid() == 0:  # the server refuses to run as root
            account = pwd.getpwnam("nobody")
            self.user = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self.process = None

    def start(self):
        """Makes the cluster and starts the server; the parameters of a connection."""
        data = self.folder / "data"
        self.run("initdb", "-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        options = f"-c listen_addresses= -c fsync=off -k {self.folder}"
        self.run("pg_ctl", "-D", data, "-o", options, "-l", self.folder / "log", "-w", "start")
        return {"host": str(self.folder), "user": "test", "dbname": "postgres"}

    def stop(self):
        """Stops the server and removes its folder."""
        if (self.folder / "data" / "postmaster.pid").exists():
            self.run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, program, *arguments):
        done = subprocess.run(
            [self.programs / program, *map(str, arguments)], cwd=self.folder, text=True, timeout=120,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **self.user,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout
