// Frames as in the language server protocol, over bytes, without any input or output.

import {ProtocolViolation} from "./errors.js";

const separator = Buffer.from("\r\n\r\n");
const headerBytesMax = 4096;

/** The bytes that carry one message. */
export function frame(body) {
  const bytes = typeof body === "string" ? Buffer.from(body, "utf8") : body;
  return Buffer.concat([Buffer.from(`Content-Length: ${bytes.length}\r\n\r\n`, "latin1"), bytes]);
}

/** Cuts a stream of bytes, given in pieces of any size, into message bodies. */
export class FrameDecoder {
  #pieces = [];
  #size = 0;
  #bodySize = null;

  /** Whether no byte of an unfinished frame has been seen. */
  get isBetweenFrames() {
    return this.#size === 0 && this.#bodySize === null;
  }

  /**
   * Takes a piece; yields the bodies it completes (to be read to the end). Throws
   * `ProtocolViolation` when the stream is no sequence of frames, after what came before the fault.
   */
  *feed(piece) {
    this.#pieces.push(piece);
    this.#size += piece.length;
    for (;;) {
      if (this.#bodySize === null) this.#takeHeader();
      if (this.#bodySize === null || this.#size < this.#bodySize) return;
      const bytes = this.#joined();
      const body = bytes.subarray(0, this.#bodySize);
      this.#keep(bytes.subarray(this.#bodySize));
      this.#bodySize = null;
      yield body;
    }
  }

  #takeHeader() {
    if (this.#size === 0) return;
    const bytes = this.#joined();
    const end = bytes.subarray(0, headerBytesMax).indexOf(separator);
    if (end < 0) {
      if (bytes.length < headerBytesMax) return;
      throw new ProtocolViolation(`no frame header in ${brief(bytes)}`);
    }
    this.#bodySize = announcedSize(bytes.subarray(0, end));
    this.#keep(bytes.subarray(end + separator.length));
  }

  // Pieces are joined once per header and once per body, however many they are.
  #joined() {
    if (this.#pieces.length !== 1) this.#pieces = [Buffer.concat(this.#pieces)];
    return this.#pieces[0];
  }

  #keep(rest) {
    this.#pieces = rest.length > 0 ? [rest] : [];
    this.#size = rest.length;
  }
}

function announcedSize(header) {
  for (const line of header.toString("latin1").split("\r\n")) {
    const match = /^content-length[ \t]*:[ \t]*(\d{1,15})[ \t]*$/i.exec(line);
    if (match) return Number(match[1]);
  }
  throw new ProtocolViolation(`a frame header without Content-Length: ${brief(header)}`);
}

function brief(bytes) {
  return JSON.stringify(bytes.subarray(0, 80).toString("latin1"));
}
