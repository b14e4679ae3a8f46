/** Objects by name, outside of the store. Rejects with `StoreAway` while it does not answer. */
export interface Bucket {
  put(name: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** Its content from a byte on; undefined where there is none. */
  read(name: string, from?: number): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Takes it away, if it is there. */
  drop(name: string): Promise<void>;
}
