import type { Client } from '../api/client';
import { embedSignInToken } from '../api/contract/embed-sign-in';
import { ApiError } from '../api/error';
import { pageWide } from '../text/page-wide';
import type { ThemeSettings } from '../theme/derive';

/** What somebody agreed to on this page: a token for it, and what renews that. It is kept in memory alone. */
export interface Signed {
  token: string;
  expires_in: number;
  /** Code for the next token. */
  next: string;
  verifier: string;
  /** The theme that is kept for the partner. */
  theme?: ThemeSettings | null;
}

interface Slot {
  signed?: (Signed & { taken?: boolean }) | undefined;
  waiting: Set<() => void>;
}

const slot = () => pageWide('signed', (): Slot => ({ waiting: new Set() }));

/** Whether somebody signed in on this page. */
export const isSigned = (): boolean => slot().signed !== undefined;

/** Keeps a sign-in, or with nothing forgets it; whoever uses it starts over. */
export function keepSigned(signed: Signed | undefined): void {
  const held = slot();
  held.signed = signed && { ...signed };
  for (const wake of held.waiting) wake();
}

/** Calls back when somebody signed in or out on this page; returns the way to stop. */
export function onSigned(wake: () => void): () => void {
  slot().waiting.add(wake);
  return () => void slot().waiting.delete(wake);
}

/** The token of who signed in on the page, and from the second time on the next one; nothing while nobody did. */
export async function signedToken(client: () => Client): Promise<Omit<Signed, 'next' | 'verifier'> | undefined> {
  const held = slot();
  const { signed } = held;
  if (!signed) return undefined;
  if (signed.taken) {
    try {
      const { data } = await client().call(embedSignInToken, { code: signed.next, verifier: signed.verifier });
      Object.assign(signed, data);
    } catch (error) {
      // Its answer says that this sign-in is over; a line that was cut does not.
      if (error instanceof ApiError && error.detail.code !== undefined && held.signed === signed) keepSigned(undefined);
      throw error;
    }
  }
  signed.taken = true;
  const { token, expires_in, theme } = signed;
  return { token, expires_in, ...(theme && { theme }) };
}
