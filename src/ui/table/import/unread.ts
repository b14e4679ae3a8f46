/** Why a file is not read: too many bytes, in itself or unpacked; too many rows; nothing in it; no such file. */
export type UnreadReason = 'large' | 'rows' | 'empty' | 'broken';

/** A file that is not read. */
export class Unread extends Error {
  override readonly name = 'Unread';
  constructor(readonly reason: UnreadReason) {
    super(reason);
  }
}
