/** A small choice that this browser remembers; undefined where it has none, or refuses its storage. */
export function readKept<T>(name: string): T | undefined {
  try {
    const text = globalThis.localStorage.getItem(`np.${name}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Remembers a choice in this browser. */
export function writeKept(name: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(`np.${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or refused: the choice holds until the page is left.
  }
}
