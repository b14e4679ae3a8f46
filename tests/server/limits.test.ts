import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../host/server/kit/store/db';
import { Refusal } from '../../host/server/kit/refusal';
import { createLimits, type Limits } from '../../host/server/kit/limits';
import { openTestDb } from './test-db';

let db: Db;
let time = Date.parse('2026-05-01T08:00:00Z');
let limits: Limits;
beforeAll(async () => {
  db = await openTestDb();
  limits = createLimits({ db, now: () => time });
});
afterAll(() => db.close());

const refusal = (work: Promise<unknown>): Promise<Refusal | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => error as Refusal,
  );

describe('a limit', () => {
  it('gives its points, then refuses with the seconds that are left', async () => {
    for (let i = 0; i < 5; i++) await limits.take('sms:a', 5, 86_400);
    time += 1500;
    const error = await refusal(limits.take('sms:a', 5, 86_400));
    expect(error).toBeInstanceOf(Refusal);
    expect([error!.status, error!.retryAfter]).toEqual([429, 86_399]);
    await limits.take('sms:b', 5, 86_400);
  });

  it('that was used up while the clock ran a day ahead keeps nobody out when it is right again', async () => {
    time += 86_400_000;
    await limits.take('ahead', 1, 60);
    time -= 86_400_000;
    await limits.take('ahead', 1, 60);
    expect((await refusal(limits.take('ahead', 1, 60)))?.retryAfter).toBe(60);
  });

  it('starts over when its window has ended, not before', async () => {
    await limits.take('minute', 1, 60);
    time += 59_999;
    expect((await refusal(limits.take('minute', 1, 60)))?.retryAfter).toBe(1);
    time += 1;
    expect(await limits.used('minute')).toBe(0);
    await limits.take('minute', 1, 60);
    expect(await limits.used('minute')).toBe(1);
  });

  it('does not give more under parallel calls', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => refusal(limits.take('rush', 5, 60))));
    expect(all.filter((error) => error === undefined)).toHaveLength(5);
  });

  it('takes points back, and never more than it gave', async () => {
    await limits.take('owed', 1, 60);
    await limits.giveBack('owed');
    await limits.giveBack('owed');
    expect(await limits.take('owed', 1, 60)).toBe(1);
    expect((await refusal(limits.take('owed', 1, 60)))?.status).toBe(429);
  });

  it('can be forgotten', async () => {
    await limits.take('login', 1, 60);
    await limits.reset('login');
    await limits.take('login', 1, 60);
  });
});
