import type { Endpoint } from '../../../src/api/endpoint';
import { ApiError } from '../../../src/api/error';
import { afterSaleSave } from '../../../src/api/contract/support';
import { adClose } from '../../../src/api/contract/ad';
import { bind } from '../../../src/api/contract/device';
import { messageRead } from '../../../src/api/contract/message';
import { pluginDetail, pluginGateways } from '../../../src/api/contract/plugin';
import type { Db } from '../../../host/server/kit/store/db';
import type { Callers } from '../every-call/caller';

/** Calls that grant another account what names a thing that is not its own, and why that takes nothing from anybody. */
const harmless = new Map<Endpoint, string>([
  [afterSaleSave, 'a serial is what somebody reads on a label; the order is the own one'],
  [adClose, 'an advertisement is shown to everybody, and closed for oneself'],
  [messageRead, 'answers nothing by its specification; messages that are not there are passed over'],
  [pluginDetail, 'the market is one for all accounts; what it counts are the gateways of the one who asks'],
  [pluginGateways, 'the own gateways that are without a plugin of that market'],
]);

/** Columns and fields that say which thing is meant. */
const naming = /(^|_)(id|ids|gwid|serial|mac)$/;

/**
 * Callers of whom each call of an account is made by the other one first, with the same input, while what the call names is
 * still there. Rejects when that is granted.
 */
export async function strangerFirst(callers: Callers, account: string): Promise<Callers> {
  const names = new Set(await namesOf(callers.server.services.db, account));
  const learn = (told: unknown) => textsOf(told, naming).forEach((name) => names.add(name));

  async function tryBefore(endpoint: Endpoint, input: object, attempt: () => Promise<unknown>): Promise<void> {
    const sent = textsOf(input);
    const meant = sent.filter((text) => names.has(text));
    // Whoever shows the key on the label of what nobody has is its owner from then on.
    if (endpoint.scope === 'public' || endpoint === bind || meant.length === 0) return;
    const answer = await attempt().catch((error: unknown) => error);
    if (answer instanceof ApiError) return;
    if (harmless.has(endpoint) || saysNothing((answer as { data?: unknown }).data, sent)) return;
    const told = JSON.stringify(answer).slice(0, 200);
    throw new Error(`${endpoint.path} with ${meant.slice(0, 3).join()} is granted to another account: ${told}`);
  }

  return {
    ...callers,
    async call(endpoint, input, as = callers.demo) {
      if (as !== callers.demo) return callers.call(endpoint, input, as);
      await tryBefore(endpoint, input as object, () => callers.agent.call(endpoint, input));
      const reply = await callers.call(endpoint, input);
      learn(reply);
      return reply;
    },
    async row(sql, params) {
      const row = await callers.row<never>(sql, params);
      learn(row);
      return row;
    },
  };
}

/** What names the things of an account, in whichever table. */
async function namesOf(db: Db, account: string): Promise<string[]> {
  const columns = await db.query<{ table: string; column: string }>(
    `SELECT c.relname AS "table", a.attname AS "column"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attname = ANY($1) AND EXISTS (
         SELECT 1 FROM pg_attribute o WHERE o.attrelid = c.oid AND o.attname = 'account_id')`,
    [['id', 'gwid', 'serial', 'mac']],
  );
  const each = columns.map(
    ({ table, column }) => `SELECT "${column}"::text AS name FROM "${table}" WHERE account_id = $1`,
  );
  const rows = await db.query<{ name: string }>(each.join(' UNION '), [account]);
  return rows.map(({ name }) => name).filter((name) => name.length > 3);
}

/** Texts in a value, however deep; those of some fields only when told. */
function textsOf(value: unknown, only?: RegExp, field = ''): string[] {
  if (typeof value === 'string') return !only || only.test(field) ? [value] : [];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsOf(item, only, field));
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, only, name));
}

/** Whether an answer holds zeros and empty lists only, beside what was sent. */
function saysNothing(data: unknown, sent: readonly string[]): boolean {
  if (typeof data === 'string') return sent.includes(data);
  if (typeof data !== 'object') return data === 0;
  return data !== null && Object.values(data).every((item: unknown) => saysNothing(item, sent));
}
