import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageView } from '../../src/api/contract/page-view';
import { startReference, type Reference } from './reference';

let server: Reference;
let now = Date.parse('2026-11-20T15:59:59Z');

beforeAll(async () => {
  server = await startReference({ now: () => now });
});
afterAll(() => server.close());

const counters = () =>
  server.services.db.query(
    'SELECT account_id, day::text AS day, name, views FROM page_view ORDER BY day, name, account_id',
  );

describe('page views', () => {
  it('are counted by account, day in China and name', async () => {
    const demo = await server.signIn();
    const agent = await server.signIn('agent@netpane.cn');
    await demo.call(pageView, { name: 'networks' });
    await demo.call(pageView, { name: 'networks' });
    await agent.call(pageView, { name: 'networks' });
    now += 1000;
    await demo.call(pageView, { name: 'home.index' });
    expect(await counters()).toEqual([
      { account_id: 'acc_agent', day: '2026-11-20', name: 'networks', views: 1 },
      { account_id: 'acc_demo', day: '2026-11-20', name: 'networks', views: 2 },
      { account_id: 'acc_demo', day: '2026-11-21', name: 'home.index', views: 1 },
    ]);
  });

  it('are refused without a session, and with anything but a route name', async () => {
    await expect(server.client.call(pageView, { name: 'networks' })).rejects.toMatchObject({ kind: 'unauthorized' });
    const demo = await server.signIn();
    for (const name of ['', '/networks', 'a b', 'x'.repeat(61)]) {
      await expect(demo.call(pageView, { name }), name).rejects.toMatchObject({ kind: 'invalid' });
    }
  });
});
