import { expect, it } from 'vitest';
import { createClient } from '../../src/api';
import { alarms } from '../../src/api/contract/alarm';
import { gateways } from '../../src/api/contract/device';
import { messageDetail, messages } from '../../src/api/contract/message';
import { renamed } from '../../src/api/list-names';
import type { Deployment } from '../../src/domain/deployment';

const row = { _id: 'm1', kind: 'system', title: '升级', popup: 'NO', read: false, created_at: '2026-01-02T00:00:00Z' };

/** A client of a deployment with these list names, and what its server was asked. */
function deployed(lists: Deployment['lists'], answer: object) {
  const asked: { method: string; path: string; body: unknown }[] = [];
  const client = createClient({
    baseUrl: 'http://own.invalid',
    rename: lists && (async (e, input) => renamed(lists, e, input)),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.method === 'POST' ? ((await request.json()) as unknown) : undefined;
      asked.push({ method: request.method, path: pathname + search, body });
      return Response.json(answer);
    },
  });
  return { client, asked };
}

it('a list is asked for and read by the names that the deployment has for it', async () => {
  const names = { page: 'current', perPage: 'size', list: 'data.rows', total: 'data.count' };
  const { client, asked } = deployed(names, { code: 3000, data: { rows: { a: { ...row, read: '1' } }, count: '41' } });
  const { data } = await client.call(messages, { page: 2, per_page: 50, q: '升' });
  expect(asked[0]?.path).toBe(`/api/v3/messages?q=${encodeURIComponent('升')}&current=2&size=50`);
  expect(data).toMatchObject({ list: [{ _id: 'm1', title: '升级', read: true }], total: 41 });
});

it('one list call may be elsewhere, by another method and with names of its own', async () => {
  const own = { url: '/api/v3/message/list', method: 'POST', list: 'rows', total: 'page.all' } as const;
  const calls = { '/api/v3/messages': own };
  const { client, asked } = deployed({ page: 'p', calls }, { code: '2000', rows: [row], page: { all: 1 } });
  const { data } = await client.call(messages, { page: 1, per_page: 70 });
  expect(asked).toEqual([{ method: 'POST', path: '/api/v3/message/list', body: { p: 1, per_page: 70 } }]);
  expect(data).toMatchObject({ list: [row], total: 1 });
});

it('what is no list is asked as ever, and a list that is not where it should be is not understood', async () => {
  const lists = { list: 'data.rows' };
  const { client, asked } = deployed(lists, { code: 2000, data: { ...row, msg: '', newer: null, older: null } });
  await client.call(messageDetail, { id: 'm1' });
  expect(asked[0]?.path).toBe('/api/v3/messages/m1');
  const failed = client.call(messages, { page: 1, per_page: 50 });
  await expect(failed).rejects.toMatchObject({ kind: 'unfit' });
});

it('every list of devices and alarms is one', () => {
  for (const e of [gateways, alarms]) {
    expect(renamed({ page: 'p' }, e, { page: 3, per_page: 50 })?.input).toEqual({ p: 3, per_page: 50 });
  }
});
