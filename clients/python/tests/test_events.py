"""Streams of events, each on its own."""

from table_server.events import KEPT_MAX, Dispatcher, EventStream


def test_of_events_nobody_reads_the_newest_are_kept():
    stream = EventStream(Dispatcher())
    for number in range(KEPT_MAX + 76):
        stream.put(number)
    stream.end()
    assert list(stream.iterate()) == list(range(76, KEPT_MAX + 76))


def test_callbacks_run_in_order_and_end_when_asked():
    dispatcher = Dispatcher()
    stream = EventStream(dispatcher)
    heard = []
    stop = stream.subscribe(heard.append)
    for number in range(100):
        stream.put(number)
    stop()
    stream.put("late")
    dispatcher.close(timeout=10)
    assert heard == list(range(100))
