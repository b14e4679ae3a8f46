import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../store/db';
import type { Captcha } from './captcha';
import { drawCaptcha } from './draw';
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

/** Picture captchas, their answers kept as hashes in the store. */
export function createCaptcha({ db, now, generate = randomAnswer }: CaptchaOptions): Captcha {
  return {
    async create(purpose) {
      const cache_key = randomBytes(18).toString('base64url');
      const answer = generate();
      await db.query('INSERT INTO captcha (cache_key, purpose, answer_hash, expires_at) VALUES ($1, $2, $3, $4)', [
        cache_key,
        purpose,
        hash(cache_key, answer),
        new Date(now() + lifetime),
      ]);
      const png = await drawCaptcha(answer);
      return { cache_key, captcha_img: `data:image/png;base64,${Buffer.from(png).toString('base64')}` };
    },
    async verify(purpose, cacheKey, answer) {
      const [row] = await db.query<{ purpose: string; answer_hash: string; expires_at: string }>(
        'DELETE FROM captcha WHERE cache_key = $1 RETURNING purpose, answer_hash, expires_at',
        [cacheKey],
      );
      return (
        row !== undefined &&
        row.purpose === purpose &&
        Date.parse(row.expires_at) > now() &&
        row.answer_hash === hash(cacheKey, answer)
      );
    },
  };
}

/** The picture's key is the salt: one table of answers does not fit all pictures. */
const hash = (cacheKey: string, answer: string): string =>
  createHash('sha256').update(`${cacheKey} ${answer.trim().toLowerCase()}`).digest('hex');

/** Letters and digits that nobody takes for one another. */
const alphabet = 'acdefhkmnprtuvwxyz2345678';
const randomAnswer = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
