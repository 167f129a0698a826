"""A plugin of pytest: failed tests are named at once, and no test hangs at its end.

``pytest-timeout`` ends a test that takes too long, once. What its fixtures then do may hang as well, for
example the wait for a daemon that a tracer holds. Without a bound that takes all the time of a run, and
nobody sees which test it was. So the end of a test that hangs ends its process, with the stacks of all threads.
pytest-xdist names the test of a process that ended, and goes on.
"""

import faulthandler
import os
import sys

import pytest

SECONDS = float(os.environ.get("TABLE_SERVER_TEARDOWN_SECONDS", "120"))

# Where the process shows what it says; while tests run, 2 is a file that pytest reads.
shown = None


def pytest_configure(config):
    global shown
    capture = config.pluginmanager.getplugin("capturemanager")
    capture.suspend_global_capture()
    shown = os.fdopen(os.dup(sys.stderr.fileno()), "w")
    capture.resume_global_capture()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report):
    """Names a failed test at once: a run that is ended from outside prints no summary."""
    if report.failed and shown is not None and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\n{report.when} failed: {report.nodeid}", file=shown, flush=True)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item):
    faulthandler.dump_traceback_later(SECONDS, exit=True, file=shown)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
