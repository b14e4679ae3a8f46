import type { FC, ReactNode } from 'react';

// What is used of Ladle's types: its own bring the sources of its page with them, which are checked as if they were ours.

/** A story, with what its controls begin with and offer. */
export interface Story<P> extends FC<P> {
  args?: Partial<P>;
  argTypes?: { [K in keyof P]?: { options?: readonly unknown[]; control?: { type: string } } };
}

/** What stands around every story. */
export type GlobalProvider = FC<{ globalState: { theme: string }; children: ReactNode }>;
