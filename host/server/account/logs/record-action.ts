import type { Endpoint } from '../../../../src/api/endpoint';
import type { Context, Feature } from '../../kit/context/context';
import { because, inChinese, type Said } from '../../kit/refusal';
import { authorOf } from './actor';
import { iso } from '../../../../src/domain/time';
import { sidesOf, type Change } from './facts';
import { writeLogs } from './write';
import { actionOf } from './words';

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
  '/api/v3/account/payments/check',
  '/api/v3/ingest/',
  '/api/v3/staff/',
  '/api/v3/embed/token',
  '/api/v3/security/two_step/begin',
];

/** Whether a call leaves a line in a log when it goes well. New calls do unless they are named above or by their feature. */
export const isRecorded = (features: readonly Feature[], { method, path, scope }: Endpoint): boolean =>
  method === 'POST' &&
  scope !== 'public' &&
  ![...silent, ...features.flatMap((feature) => feature.silent ?? [])].some((start) => path.startsWith(start));

/** Fields of an input that say what it is done to by an id. */
const identifying = ['gwid', 'gwids', 'id', 'ids', 'device', 'devices'];
/** Fields of an input that say what it was done to, in the order to look. Nothing else of an input is kept. */
const naming = ['remark', 'name', 'title', 'subject', ...identifying];

const changes = new WeakMap<object, Change>();

/** Tells what a call, by its context, changed; its line in the log shows it. Never a secret: lines are read by everybody of the account. */
export const noteChange = (context: object, change: Change): void => void changes.set(context, change);

/** What was told so far, and forgets it. */
export function takeChange(context: object): Change {
  const noted = changes.get(context) ?? {};
  changes.delete(context);
  return noted;
}

/** The command that an answer is about: the call asked for it, and the device still has to do it. */
function commandIn({ data }: { data?: unknown }): string | undefined {
  const { id, gwid, state, kind } = (data ?? {}) as Record<string, unknown>;
  const isCommand = [id, gwid, state, kind].every((one) => typeof one === 'string') && String(id).startsWith('cmd_');
  return isCommand ? String(id) : undefined;
}

/** What a call is about to be done to, as its line shall call it: what it removes has no name any more when it is done. */
export async function targetBefore(endpoint: Endpoint, context: Context, input: unknown): Promise<Target | undefined> {
  const { by, values } = givenBy(input);
  const [only] = values;
  if (by !== 'id' || only === undefined || values.length > 1 || !isRecorded(context.features, endpoint))
    return undefined;
  return namedTarget(context, only);
}

/**
 * Writes what a person or a partner's page did. The change itself is done by then: a line that cannot be written is
 * told to the operator and does not fail the call. Gives the command that the line is about.
 */
export async function recordAction(
  endpoint: Endpoint,
  context: Context,
  input: unknown,
  result: { code?: number; data?: unknown },
  before?: Target,
): Promise<string | undefined> {
  if (!isRecorded(context.features, endpoint) || (result.code !== undefined && result.code !== 2000)) return undefined;
  // What would come of it was asked, and nothing done.
  if ((input as { dry?: unknown } | undefined)?.dry === true) return undefined;
  const { db, caller, now, ip } = context;
  const { text, business } = actionOf(context.features, endpoint.path) ?? { text: '修改设置', en: 'Change settings' };
  const actor = await authorOf(db, context);
  const { name: target, said, device } = before ?? (await targetOf(context, input));
  const command = commandIn(result);
  await writeLogs(db, [
    {
      accountId: caller.accountId,
      kind: business ? 'business' : 'action',
      at: iso(now()),
      actor,
      target,
      text,
      said: { ...(said && { target: said }) },
      detail: {
        ip,
        path: endpoint.path,
        ...(device && { device }),
        ...(command && { command }),
        ...sidesOf(takeChange(context)),
      },
    },
  ]);
  return command;
}

/** Gives the columns their names and types, and the parameters theirs. */
const noName = 'SELECT $1::text AS name, $2::text AS device, NULL::jsonb AS parts WHERE false';

interface Target {
  name: string;
  /** The same as data, where it is no name. */
  said?: Said;
  device?: string;
}

/** Ids or names that an input gives, and by which kind of field. */
function givenBy(input: unknown): { by: 'id' | 'name'; values: string[] } {
  const fields = (input ?? {}) as Record<string, unknown>;
  const field = naming.find((name) => fields[name] !== undefined && fields[name] !== '');
  const value = field && fields[field];
  const values = (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
  return { by: identifying.includes(field ?? '') ? 'id' : 'name', values };
}

/** What it was done to: the name of one device (and its id), else an id or a count. */
async function targetOf(context: Context, input: unknown): Promise<Target> {
  const { values } = givenBy(input);
  const [only] = values;
  if (only === undefined) return { name: '' };
  if (values.length > 1) {
    const said = because('itemsInAll', { count: values.length });
    return { name: inChinese(said), said };
  }
  return (await namedTarget(context, only)) ?? { name: only.slice(0, 200) };
}

/** What has this id, by its name. */
async function namedTarget({ db, caller, features }: Context, id: string): Promise<Target | undefined> {
  const named = features.flatMap(({ names = [] }) => names).map((sql) => `SELECT n.*, NULL::jsonb FROM (${sql}) n`);
  const told = features.flatMap(({ told }) => told ?? []);
  const [row] = await db.query<{ name: string | null; device: string | null; parts: unknown }>(
    [noName, ...named, ...told.map(({ names }) => names)].join(' UNION ALL ') + ' LIMIT 1',
    [caller.accountId, id],
  );
  if (!row) return undefined;
  const said = row.parts ? told.map((one) => one.said(row.parts)).find((one) => one !== undefined) : undefined;
  return {
    name: (row.name ?? id).slice(0, 200),
    ...(said && { said }),
    ...(row.device && { device: row.device }),
  };
}
