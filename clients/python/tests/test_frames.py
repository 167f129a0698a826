import pytest
from hypothesis import given
from hypothesis import strategies as st

from table_server import FrameDecoder, ProtocolViolation, frame


@given(st.lists(st.binary(max_size=40), max_size=6), st.integers(1, 30))
def test_frames_come_out_as_they_went_in_however_the_stream_is_cut(bodies, piece_size):
    stream = b"".join(frame(body) for body in bodies)
    decoder = FrameDecoder()
    out = []
    for start in range(0, len(stream), piece_size):
        out += decoder.feed(stream[start : start + piece_size])
    assert out == bodies
    assert decoder.is_between_frames


def test_other_headers_and_other_case_are_taken():
    stream = b"content-length: 2\r\nContent-Type: application/json\r\n\r\n{}"
    assert list(FrameDecoder().feed(stream)) == [b"{}"]


@pytest.mark.parametrize("stream", [b"hello\r\n\r\n", b"Content-Length: -1\r\n\r\n", b"x" * 5000])
def test_what_is_no_frame_is_an_error(stream):
    with pytest.raises(ProtocolViolation):
        list(FrameDecoder().feed(stream))


def test_what_came_before_a_fault_is_not_lost():
    bodies = FrameDecoder().feed(frame(b"1") + b"rubbish\r\n\r\n")
    assert next(bodies) == b"1"
    with pytest.raises(ProtocolViolation):
        next(bodies)
