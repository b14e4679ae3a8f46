import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaptcha, type Captcha } from '../../host/server/kit/captcha';
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
    const [one, two] = await Promise.all([captcha.create('login'), captcha.create('login')]);
    expect(one.captcha_img).toMatch(/^data:image\/png;base64,/);
    const png = Buffer.from(one.captcha_img.split(',')[1]!, 'base64');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 80]);
    expect(one.captcha_img).not.toBe(two.captcha_img);
    expect(one.cache_key).not.toBe(two.cache_key);
  });

  it('takes its answer once, upper or lower case, blanks around it or not', async () => {
    const { cache_key } = await captcha.create('login');
    expect(await captcha.verify('login', cache_key, ' K7Wm ')).toBe(true);
    expect(await captcha.verify('login', cache_key, 'k7wm')).toBe(false);
  });

  it('is used up by a wrong answer', async () => {
    const { cache_key } = await captcha.create('login');
    expect(await captcha.verify('login', cache_key, 'xxxx')).toBe(false);
    expect(await captcha.verify('login', cache_key, 'k7wm')).toBe(false);
  });

  it('does not serve another purpose', async () => {
    const { cache_key } = await captcha.create('login');
    expect(await captcha.verify('sms', cache_key, 'k7wm')).toBe(false);
  });

  it('runs out after five minutes', async () => {
    const { cache_key } = await captcha.create('login');
    time += 5 * 60_000;
    expect(await captcha.verify('login', cache_key, 'k7wm')).toBe(false);
  });

  it('accepts only one of parallel answers', async () => {
    const { cache_key } = await captcha.create('login');
    const all = await Promise.all(Array.from({ length: 5 }, () => captcha.verify('login', cache_key, 'k7wm')));
    expect(all.filter(Boolean)).toHaveLength(1);
  });

  it('does not keep its answer readable', async () => {
    await captcha.create('login');
    expect(JSON.stringify(await db.query('SELECT * FROM captcha'))).not.toContain('k7wm');
  });
});
