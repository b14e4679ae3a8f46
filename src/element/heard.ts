import type { Answers } from '../session/extension';

/** The newest answer of each call of a widget, for what the page adds to it. */
export class Heard {
  #answers: Answers = {};
  readonly #listeners = new Set<() => void>();

  /** Keeps an answer in the place of the last one of its call. */
  put(call: string, data: unknown): void {
    this.#answers = { ...this.#answers, [call]: data };
    for (const tell of this.#listeners) tell();
  }

  readonly now = (): Answers => this.#answers;

  readonly listen = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  };
}
