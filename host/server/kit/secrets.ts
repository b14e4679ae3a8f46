import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A bearer secret: 256 random bits, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** An id that nobody can guess, with a prefix that says what it names. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('base64url')}`;

/** Six random digits, as they are sent to a phone. */
export const newSmsCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a secret: good for values with enough randomness only, never for passwords. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether two fingerprints are the same, in time that does not depend on where they differ. */
export const sameFingerprint = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
