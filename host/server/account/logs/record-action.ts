import type { Endpoint } from '../../../../src/api/endpoint';
import type { Context } from '../../kit/context/context';
import { authorOf } from './actor';
import { iso } from '../../../../src/domain/time';
import { sidesOf, type Change } from './facts';
import { writeLogs } from './write';
import { actionWords, areaWords } from './words';

/** Calls by POST that change nothing worth a line: reads, counting, what is only about the screen. */
const silent = [
  '/api/v3/user_stat/',
  '/api/v3/captcha/',
  '/api/v3/event_tracking',
  '/api/v3/page_view',
  '/api/v3/table_view/',
  '/api/v3/personalization/',
  '/api/v3/ad/',
  '/api/v3/operational_activities/',
  '/api/v3/open/get_active_details',
  '/api/v3/ipv6/active',
  '/api/v3/message/read',
  '/api/v3/messages/read_all',
  '/api/v3/real_name_auth/close_popup',
  '/api/v3/customer_service',
  '/api/v3/uploads/',
  '/api/v3/ingest/',
  '/api/v3/staff/',
  '/api/v3/embed/token',
  '/api/v3/security/two_step/begin',
  // Written down with what became of it, by the jobs themselves.
  '/api/v3/job/',
  '/api/v3/tv/box/batch',
  '/api/v3/firmware/',
  '/api/v3/service/',
];

/** Whether a call leaves a line in a log when it goes well. New calls do unless they are named above. */
export const isRecorded = ({ method, path, scope }: Endpoint): boolean =>
  method === 'POST' && scope !== 'public' && !silent.some((start) => path.startsWith(start));

/** Fields of an input that say what it was done to, in the order to look. Nothing else of an input is kept. */
const naming = ['remark', 'name', 'title', 'subject', 'gwid', 'gwids', 'id', 'ids', 'device', 'devices'];

const changes = new WeakMap<object, Change>();

/** Tells what a call, by its context, changed; its line in the log shows it. Never a secret: lines are read by everybody of the account. */
export const noteChange = (context: object, change: Change): void => void changes.set(context, change);

/** What was told so far, and forgets it. */
export function takeChange(context: object): Change {
  const told = changes.get(context) ?? {};
  changes.delete(context);
  return told;
}

/**
 * Writes what a person or a partner's page did. The change itself is done by then: a line that cannot be written is
 * told to the operator and does not fail the call.
 */
export async function recordAction(
  endpoint: Endpoint,
  context: Context,
  input: unknown,
  result: { code?: number },
): Promise<void> {
  if (!isRecorded(endpoint) || (result.code !== undefined && result.code !== 2000)) return;
  const { db, caller, now, ip } = context;
  const { text, business } = wordsOf(endpoint.path);
  const actor = await authorOf(db, context);
  const { name: target, device } = await targetOf(context, input);
  await writeLogs(db, [
    {
      accountId: caller.accountId,
      kind: business ? 'business' : 'action',
      at: iso(now()),
      actor,
      target,
      text,
      detail: { ip, path: endpoint.path, ...(device && { device }), ...sidesOf(takeChange(context)) },
    },
  ]);
}

const wordsOf = (path: string): { text: string; business?: true } =>
  actionWords[path] ?? { text: areaWords[path.split('/')[3] ?? ''] ?? '修改设置' };

/** What it was done to: the name of one device (and its id), else an id or a count. */
async function targetOf({ db, caller }: Context, input: unknown): Promise<{ name: string; device?: string }> {
  const fields = (input ?? {}) as Record<string, unknown>;
  const value = naming.map((name) => fields[name]).find((one) => one !== undefined && one !== '');
  const ids = (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
  const [only] = ids;
  if (only === undefined) return { name: '' };
  if (ids.length > 1) return { name: `共 ${ids.length} 项` };
  const [row] = await db.query<{ name: string; device: string | null }>(
    `SELECT remark AS name, id AS device FROM device WHERE account_id = $1 AND id = $2
     UNION ALL SELECT remark || '：' || content, device_id FROM alarm WHERE account_id = $1 AND id = $2
     UNION ALL SELECT name, NULL FROM sdwan_network WHERE account_id = $1 AND id = $2
     UNION ALL SELECT name, NULL FROM tv_group WHERE account_id = $1 AND id = $2
     UNION ALL SELECT name, gateway_id FROM tv_box WHERE account_id = $1 AND id = $2
     UNION ALL SELECT username, gwid FROM sdwan_account WHERE account_id = $1 AND id = $2
     UNION ALL SELECT service, NULL FROM service_activation WHERE account_id = $1 AND id = $2
     UNION ALL SELECT coalesce(nullif(name, ''), nullif(hostname, ''), mac), gateway_id FROM client
       WHERE account_id = $1 AND id = $2
     UNION ALL SELECT name, gateway_id FROM client_block WHERE account_id = $1 AND id = $2 LIMIT 1`,
    [caller.accountId, only],
  );
  return { name: (row?.name ?? only).slice(0, 200), ...(row?.device && { device: row.device }) };
}
