import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../store/db';
import type { Captcha } from './captcha';
import { drawCaptcha } from './draw';
import { isProof } from '../../../../src/domain/proof-of-work';
import { minute } from '../../../../src/domain/time';

export type { Captcha } from './captcha';

/** What the captchas need. */
export interface CaptchaOptions {
  db: Db;
  now: () => number;
  /** Makes an answer; tests give one they know. */
  generate?: () => string;
}

/** Milliseconds until a picture runs out. */
const lifetime = 5 * minute;

/** Zero bits for the first picture: a tenth of a second on a desktop, a second on a slow phone. */
const fewestBits = 8;

/** Zero bits for who did something so often lately: the work doubles when that doubles. */
export const bitsFor = (times: number): number => fewestBits + Math.floor(Math.log2(1 + times / 8));

/** Picture captchas, their answers kept as hashes in the store. */
export function createCaptcha({ db, now, generate = randomAnswer }: CaptchaOptions): Captcha {
  return {
    async create(purpose, drawn) {
      const cache_key = randomBytes(18).toString('base64url');
      const answer = generate();
      const bits = bitsFor(drawn);
      await db.query(
        'INSERT INTO captcha (cache_key, purpose, answer_hash, expires_at, bits) VALUES ($1, $2, $3, $4, $5)',
        [cache_key, purpose, hash(cache_key, answer), new Date(now() + lifetime), bits],
      );
      const png = await drawCaptcha(answer);
      return {
        cache_key,
        captcha_img: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
        proof_bits: bits,
      };
    },
    async verify(purpose, given, answer) {
      const [cacheKey = '', tried] = given.split('.', 2);
      const [row] = await db.query<{ purpose: string; answer_hash: string; expires_at: string; bits: number }>(
        'DELETE FROM captcha WHERE cache_key = $1 RETURNING purpose, answer_hash, expires_at, bits',
        [cacheKey],
      );
      const right =
        row !== undefined &&
        row.purpose === purpose &&
        Date.parse(row.expires_at) > now() &&
        row.answer_hash === hash(cacheKey, answer);
      // Work is looked at when all else is right: looking costs some as well.
      const proven = right && /^\d{1,9}$/.test(tried ?? '') && (await isProof(cacheKey, row.bits, Number(tried)));
      return { right, bits: proven ? row.bits : 0 };
    },
  };
}

/** The picture's key is the salt: one table of answers does not fit all pictures. */
const hash = (cacheKey: string, answer: string): string =>
  createHash('sha256').update(`${cacheKey} ${answer.trim().toLowerCase()}`).digest('hex');

/** Letters and digits that nobody takes for one another. */
const alphabet = 'acdefhkmnprtuvwxyz2345678';
const randomAnswer = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
