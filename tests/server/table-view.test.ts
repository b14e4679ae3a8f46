import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type Client } from '../../src/api';
import { tableViewDelete, tableViews, tableViewSave } from '../../src/api/contract/table-view';
import { startReference, type Reference } from './reference';

let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference();
  [demo, agent] = await Promise.all([server.signIn(), server.signIn('agent@netpane.cn')]);
});
afterAll(() => server.close());

const view = {
  table: 'device.gateway',
  name: '酒店离线',
  shared: false,
  query: { status: 'offline', sort: '-down' },
  columns: ['status', 'down'],
};
const list = async (client: Client, table = view.table) => (await client.call(tableViews, { table })).data.list;

test('a view is kept per table and account, changed by its id, and deleted', async () => {
  const { data: saved } = await demo.call(tableViewSave, view);
  expect(saved).toEqual({ ...view, id: saved.id });
  expect(await list(demo)).toEqual([saved]);
  expect(await list(demo, 'alarm')).toEqual([]);
  expect(await list(agent)).toEqual([]);

  await demo.call(tableViewSave, { ...view, id: saved.id, name: '离线', columns: [] });
  expect(await list(demo)).toEqual([{ ...saved, name: '离线', columns: [] }]);

  await expect(agent.call(tableViewDelete, { id: saved.id })).rejects.toMatchObject({ kind: 'notFound' });
  await expect(agent.call(tableViewSave, { ...view, id: saved.id })).rejects.toMatchObject({ kind: 'notFound' });
  await demo.call(tableViewDelete, { id: saved.id });
  expect(await list(demo)).toEqual([]);
});

test('names are unique in a table, trimmed and not empty', async () => {
  const { data: saved } = await demo.call(tableViewSave, { ...view, name: ' 晚高峰 ' });
  expect(saved.name).toBe('晚高峰');
  await expect(demo.call(tableViewSave, { ...view, name: '晚高峰' })).rejects.toMatchObject({
    kind: 'invalid',
    detail: { errors: { name: ['已有同名视图'] } },
  });
  await expect(demo.call(tableViewSave, { ...view, name: ' ' })).rejects.toMatchObject({ kind: 'invalid' });
  await demo.call(tableViewDelete, { id: saved.id });
});

test('a table has at most 50 views', async () => {
  for (let i = 0; i < 50; i++) await demo.call(tableViewSave, { ...view, table: 'full', name: `视图 ${i}` });
  await expect(demo.call(tableViewSave, { ...view, table: 'full', name: '多一个' })).rejects.toMatchObject({
    kind: 'invalid',
  });
});

test('nobody without a session may read or save', async () => {
  const nobody = createClient({ baseUrl: 'http://netpane.test', fetch: (request) => server.fetch(request) });
  await expect(nobody.call(tableViews, { table: 'x' })).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(nobody.call(tableViewSave, view)).rejects.toMatchObject({ kind: 'unauthorized' });
});
