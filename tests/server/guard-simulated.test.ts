import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as guard from '../../src/api/contract/guard';
import { dnsIntercepted } from '../../src/api/contract/stats';
import { simulateSecurity } from '../../host/server/demo/simulation/security';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import type { Db } from '../../host/server/kit/store/db';
import { startReference, type Reference } from './reference';

const start = Date.parse('2026-11-20T02:00:00Z');
const service = 'domain_parsing';
let clock = start;
let reference: Reference;
let db: Db;
let demo: Client;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  db = reference.services.db;
  demo = await reference.signIn();
});
afterAll(() => reference.close());

describe('the simulated networks', () => {
  it('feed the figure of the overview with what their log holds', async () => {
    const figure = (await demo.call(dnsIntercepted, {})).data;
    const sum = (await demo.call(guard.guardSummary, { service, from: '2026-11-01', to: '2026-11-20' })).data;
    expect(figure.month).toBeGreaterThan(0);
    expect(figure.last_month).toBeGreaterThan(0);
    expect(figure.month).toBe(sum.total);
  });

  it('intercept what their gateways run, once, however often they are asked', async () => {
    const plan = smallPlans[0]!;
    clock = start + 60_000 * 60;
    const before = (await demo.call(guard.guardEvents, { service })).data.total;
    await Promise.all([simulateSecurity(db, plan, clock), simulateSecurity(db, plan, clock)]);
    const after = (await demo.call(guard.guardEvents, { service })).data.total;
    await simulateSecurity(db, plan, clock + 1000);
    expect((await demo.call(guard.guardEvents, { service })).data.total).toBe(after);
    expect(after).toBeGreaterThanOrEqual(before);
    const rows = await db.query<{ n: number }>(
      `SELECT count(*) AS n FROM guard_event e JOIN guard_policy p ON p.gateway_id = e.gateway_id AND p.service = e.service
       WHERE e.simulated AND e.service = 'domain_parsing' AND e.action = 'class' AND NOT p.running->'classes' ? e.class`,
    );
    expect(rows[0]!.n).toBe(0);
  });
});
