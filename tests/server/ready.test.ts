import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from '../../host/server/http/errors';
import { mountHealth } from '../../host/server/http/health';
import type { Db } from '../../host/server/kit/store/db';
import { providersOf } from '../../host/server/provider-lines';
import { readSettings } from '../../host/server/settings';

const migrations = ['001_core.sql', '380_alarm_robot.sql'];

async function ready(query: () => Promise<unknown>, bytes = 2 ** 40, path = '/readyz', starting = false) {
  const app = new Hono<Env>();
  const db = { kind: 'postgres', query } as unknown as Db;
  const providers = providersOf(readSettings({ NETPANE_DEMO: '0', NETPANE_SMTP_URL: 'smtps://mail.example.cn' }));
  mountHealth(app, db, async () => bytes, { migrations, providers, starting: () => starting });
  const response = await app.request(path);
  return { code: response.status, ...((await response.json()) as object) };
}
const applied = (names: readonly string[]) => async () => names.map((name) => ({ name }));

it('is ready with a store of its own shape, and names the providers that are missing', async () => {
  expect(await ready(applied(migrations))).toEqual({
    code: 200,
    status: 'ready',
    store: 'ok',
    migrations: 'done',
    disk: 'ok',
    providers: { sms: 'missing', mail: 'smtp', wechat: 'missing', pay: 'missing' },
  });
});

it('is not ready without a store, with one of an older shape, or with a full disk', async () => {
  const away = async () => Promise.reject(new Error('away'));
  expect(await ready(away)).toMatchObject({ code: 503, status: 'unready', store: 'failing' });
  expect(await ready(applied(['001_core.sql']))).toMatchObject({ code: 503, migrations: 'missing' });
  expect(await ready(applied(migrations), 1)).toMatchObject({ code: 503, disk: 'full' });
});

it('says that it starts, not that its store fails, while what runs at the start keeps the store busy', async () => {
  const busy = () => new Promise<never>(() => undefined);
  const [ready_, health, later] = await Promise.all([
    ready(busy, undefined, '/readyz', true),
    ready(busy, undefined, '/healthz', true),
    ready(busy),
  ]);
  expect(ready_).toMatchObject({ code: 503, status: 'starting', store: 'busy' });
  expect(health).toMatchObject({ code: 503, status: 'starting' });
  expect(later).toMatchObject({ code: 503, status: 'unready', store: 'failing' });
  const away = async () => Promise.reject(new Error('away'));
  expect(await ready(away, undefined, '/readyz', true)).toMatchObject({ status: 'unready', store: 'failing' });
});
