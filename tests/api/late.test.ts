import { expect, it } from 'vitest';
import { createClient } from '../../src/api/client';
import { groupCreate } from '../../src/api/contract/group';
import { logs } from '../../src/api/contract/log';

/** What a client tells of how old an answer may be, for each of its calls. */
function told(personal = true) {
  const said: (string | null)[] = [];
  const client = createClient({
    baseUrl: 'http://netpane.test',
    personal,
    fetch: async (request) => {
      said.push(request.headers.get('cache-control'));
      return Response.json({ code: 2000, message: '', data: { list: [], total: 0, id: 'gr1' } });
    },
  });
  return { client, said };
}

it('an export says that it takes an answer of some seconds ago, and whatever else is read does not', async () => {
  const { client, said } = told();
  await client.call(logs, { kind: 'action' }, { late: true });
  await client.call(logs, { kind: 'action' });
  expect(said).toEqual(['max-stale=10', null]);
});

it('who changed something just now exports what is there now', async () => {
  const { client, said } = told();
  await client.call(groupCreate, { name: '门店' });
  await client.call(logs, { kind: 'action' }, { late: true });
  expect(said).toEqual([null, null]);
});

it('a page of a partner says nothing of it: a back end of its own would have to let the header in', async () => {
  const { client, said } = told(false);
  await client.call(logs, { kind: 'action' }, { late: true });
  expect(said).toEqual([null]);
});
