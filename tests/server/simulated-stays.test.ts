import { beforeEach, expect, it } from 'vitest';
import { day, hour, minute } from '../../src/domain/time';
import { bringUp } from '../../host/server/demo/simulation/bring-up';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { fillStaysOf } from '../../host/server/demo/simulation/tick';
import type { Db } from '../../host/server/kit/store/db';
import { startReference, type Reference } from './reference';

// Where the terminals of a simulated fleet were: eight days, filled in while the server runs, a day at a time.

const plan = smallPlans[0]!;
const start = Date.parse('2026-11-20T06:00:00Z');
let clock: number;
let reference: Reference;
let db: Db;

beforeEach(async () => {
  clock = start;
  reference = await startReference({ now: () => clock });
  ({ db } = reference.services);
  await db.exec('CREATE TABLE known AS SELECT id FROM client');
  return () => reference.close();
});

/** Fills what is left and tells how many days that were. */
async function fillRest(): Promise<number> {
  let days = 0;
  while (await fillStaysOf(db, plan, clock)) days++;
  return days;
}

async function startAgain(pause: number): Promise<void> {
  clock += pause;
  await bringUp(db, plan, clock);
}

/**
 * Everything is there when filling all of it anew brings nothing for those who were known at first: who comes for the first
 * time brings a past along.
 */
async function expectWhole(): Promise<void> {
  const count = () => db.query('SELECT count(*) AS stays FROM client_session JOIN known ON known.id = client_id');
  const before = await count();
  await db.query('UPDATE simulation SET stays_from = NULL WHERE account_id = $1', [plan.accountId]);
  expect(await fillRest()).toBe(8);
  expect(await count()).toEqual(before);
}

it('are filled on after a server was killed half way, not anew', async () => {
  for (let days = 0; days < 3; days++) await fillStaysOf(db, plan, clock);
  await startAgain(20 * minute);
  expect(await fillRest()).toBe(5);
  await expectWhole();
});

it('are whole again with a start after a night, without being filled anew', async () => {
  await fillRest();
  await startAgain(9 * hour);
  expect(await fillRest()).toBe(0);
  await expectWhole();
});

it('are filled anew after a pause of days', async () => {
  await fillRest();
  await startAgain(3 * day);
  expect(await fillRest()).toBe(8);
  await expectWhole();
});
