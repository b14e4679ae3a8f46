import { expect, it } from 'vitest';
import { access } from '../../host/server/access';
import { createApp } from '../../host/server/app';
import type { Services } from '../../host/server/kit/context/context';
import { createMetrics } from '../../host/server/kit/metrics';
import { fingerprint } from '../../host/server/kit/secrets';
import { measuredDb, measuredJob, measuredSenders } from '../../host/server/measured';
import { noMail, noSms, noWeChat } from '../../host/server/kit/outbox/missing';
import type { Db } from '../../host/server/kit/store/db';
import { staffKey } from './reference';

const db = { kind: 'postgres', query: async () => [] } as unknown as Db;
const services = { db, now: Date.now, staffKey: fingerprint(staffKey) } as Services;

const page = async (
  app: ReturnType<typeof createApp>,
  { ip = '127.0.0.1', host = '127.0.0.1:8080', ...headers }: Record<string, string> = {},
) => app(new Request('http://localhost:8080/metrics', { headers: { host, ...headers } }), { ip });

it('are for this machine under its own name, and for the staff', async () => {
  const app = createApp(services, { ...access, metrics: createMetrics() });
  expect((await page(app)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect((await page(app, { ip: '192.0.2.7' })).status).toBe(404);
  expect((await page(app, { host: 'cloud.example.com' })).status).toBe(404);
  for (const host of ['', '[']) expect((await page(app, { host })).status).toBe(404);
  expect((await page(app, { host: '[::1]:8080' })).status).toBe(200);
  const away = { ip: '192.0.2.7', host: 'cloud.example.com' };
  expect((await page(app, { ...away, authorization: `Bearer ${staffKey}` })).status).toBe(200);
});

it('count answers, jobs, statements and messages by how they ended', async () => {
  const metrics = createMetrics();
  const app = createApp(services, { ...access, metrics });
  const store = measuredDb(db, metrics);
  const { sms } = measuredSenders(
    { sms: noSms, mail: noMail, wechat: noWeChat },
    { sms: 'missing', mail: 'smtp', wechat: 'missing' },
    metrics,
  );
  await store.query('SELECT 1');
  await measuredJob({ name: 'cleaning', every: 1, run: async () => undefined }, metrics).run(services);
  await sms.send('13800138000', { kind: 'code', value: '1', text: '1' }).catch(() => undefined);
  await app(new Request('http://netpane.test/healthz'));
  await app(new Request('http://netpane.test/nothing/here'));
  const text = await (await page(app)).text();
  expect(text).toContain('# TYPE netpane_requests_total counter\nnetpane_requests_total{status="200"} 1\n');
  expect(text).toContain('netpane_requests_total{status="404"} 1\n');
  expect(text).toContain('netpane_job_runs_total{job="cleaning",outcome="ok"} 1\n');
  expect(text).toContain('netpane_sends_total{way="sms",provider="missing",outcome="failed"} 1\n');
  expect(text).toContain('netpane_store_queries_total{outcome="ok"} 1\n');
  expect(text).toMatch(/netpane_store_seconds_total \d/);
  expect(text).not.toContain('13800138000');
});
