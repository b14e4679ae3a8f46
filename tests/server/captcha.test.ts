import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProof, isProof } from '../../src/domain/proof-of-work';
import { bitsFor, createCaptcha, type Captcha } from '../../host/server/kit/captcha';
import type { Db } from '../../host/server/kit/store/db';
import { openTestDb } from './test-db';

let db: Db;
let time = Date.parse('2026-05-01T08:00:00Z');
let captcha: Captcha;
beforeAll(async () => {
  db = await openTestDb();
  captcha = createCaptcha({ db, now: () => time, generate: () => 'k7wm' });
});
afterAll(() => db.close());

describe('a captcha', () => {
  it('is a picture of 240 × 80 px, never twice the same', async () => {
    const [one, two] = await Promise.all([captcha.create('login', 0), captcha.create('login', 0)]);
    expect(one.captcha_img).toMatch(/^data:image\/png;base64,/);
    const png = Buffer.from(one.captcha_img.split(',')[1]!, 'base64');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 80]);
    expect(one.captcha_img).not.toBe(two.captcha_img);
    expect(one.cache_key).not.toBe(two.cache_key);
  });

  it('takes its answer once, upper or lower case, blanks around it or not', async () => {
    const { cache_key } = await captcha.create('login', 0);
    expect((await captcha.verify('login', cache_key, ' K7Wm ')).right).toBe(true);
    expect((await captcha.verify('login', cache_key, 'k7wm')).right).toBe(false);
  });

  it('is used up by a wrong answer', async () => {
    const { cache_key } = await captcha.create('login', 0);
    expect((await captcha.verify('login', cache_key, 'xxxx')).right).toBe(false);
    expect((await captcha.verify('login', cache_key, 'k7wm')).right).toBe(false);
  });

  it('does not serve another purpose', async () => {
    const { cache_key } = await captcha.create('login', 0);
    expect((await captcha.verify('sms', cache_key, 'k7wm')).right).toBe(false);
  });

  it('runs out after five minutes', async () => {
    const { cache_key } = await captcha.create('login', 0);
    time += 5 * 60_000;
    expect((await captcha.verify('login', cache_key, 'k7wm')).right).toBe(false);
  });

  it('accepts only one of parallel answers', async () => {
    const { cache_key } = await captcha.create('login', 0);
    const all = await Promise.all(Array.from({ length: 5 }, () => captcha.verify('login', cache_key, 'k7wm')));
    expect(all.filter(({ right }) => right)).toHaveLength(1);
  });

  it('is worth what work was done for it, once, and for no other picture', async () => {
    const [one, two] = await Promise.all([captcha.create('login', 0), captcha.create('login', 0)]);
    const proof = await findProof(one.cache_key, one.proof_bits, new AbortController().signal);
    const worth = (key: string, answer = 'k7wm') => captcha.verify('login', `${key}.${proof}`, answer);
    expect(await worth(one.cache_key)).toEqual({ right: true, bits: one.proof_bits });
    expect(await worth(one.cache_key)).toEqual({ right: false, bits: 0 });
    expect((await isProof(two.cache_key, two.proof_bits, proof!)) ? 0 : (await worth(two.cache_key)).bits).toBe(0);
  });

  it.each(['', '.', '.-1', '.x', '.1e3', '.99999999999'])(
    'with %j behind its key has no work done for it',
    async (end) => {
      const { cache_key } = await captcha.create('login', 0);
      expect(await captcha.verify('login', cache_key + end, 'k7wm')).toEqual({ right: true, bits: 0 });
    },
  );

  it('runs out with the work that was done for it', async () => {
    const { cache_key, proof_bits } = await captcha.create('login', 0);
    const proof = await findProof(cache_key, proof_bits, new AbortController().signal);
    time += 5 * 60_000;
    expect(await captcha.verify('login', `${cache_key}.${proof}`, 'k7wm')).toEqual({ right: false, bits: 0 });
  });

  it('takes twice the work when twice as much was tried', async () => {
    expect([0, 7, 8, 24, 56, 120].map(bitsFor)).toEqual([8, 8, 9, 10, 11, 12]);
    expect((await captcha.create('login', 60)).proof_bits).toBe(11);
  });

  it('does not keep its answer readable', async () => {
    await captcha.create('login', 0);
    expect(JSON.stringify(await db.query('SELECT * FROM captcha'))).not.toContain('k7wm');
  });
});
