import type { Command, Diagnosis } from '../../../../src/api/contract/command';
import { newId } from '../../kit/secrets';
import { insertRows } from '../../kit/sql/bulk';
import type { Db, Sql } from '../../kit/store/db';
import { iso, minute } from '../../../../src/domain/time';
import { publish } from '../../kit/stream/publish';
import { logOutcomes } from './outcome';
import { takeEffect, type Done } from './effects';
import { because, inChinese } from '../../kit/refusal';
import type { KnownDevice, Services } from '../../kit/context/context';

/** How long a command waits for its gateway, and then for the answer, milliseconds. */
const patience = { pending: 5 * minute, sent: 2 * minute } as const;
/** Commands that may wait for one gateway. */
export const mostWaiting = 20;

const columns = 'id, gwid, kind, state, output, error, error_said, created_at, sent_at, finished_at';

const notFetched = because('notFetched');
const notAnswered = because('notAnswered');

/** Puts a command into the queue of a gateway. The caller has made sure that it is the account's. */
export async function enqueue(
  sql: Sql,
  device: KnownDevice,
  kind: Command['kind'],
  params: Record<string, string>,
  now: number,
): Promise<Command> {
  const [row] = await sql.query<Command>(
    `INSERT INTO command (id, account_id, gwid, kind, params, created_at) VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING ${columns}`,
    [newId('cmd'), device.accountId, device.gwid, kind, params, iso(now)],
  );
  return row!;
}

/** A command that is to be put into the queue of a gateway of an account. */
export interface NewCommand extends Pick<KnownDevice, 'gwid' | 'accountId'> {
  kind: Command['kind'];
  params: Record<string, string>;
}

/** The same for many, in one statement; their ids in the order of `commands`. */
export async function enqueueMany(sql: Sql, commands: readonly NewCommand[], now: number): Promise<string[]> {
  const rows = commands.map(({ gwid, accountId, kind, params }) => ({
    ...{ id: newId('cmd'), account_id: accountId, gwid, kind, params, created_at: iso(now) },
  }));
  const columns = { id: 'text', account_id: 'text', gwid: 'text', kind: 'text', params: 'jsonb' };
  await insertRows(sql, 'command', { ...columns, created_at: 'timestamptz' }, rows);
  return rows.map(({ id }) => id);
}

/** One command of an account. */
export async function readCommand(sql: Sql, accountId: string, id: string): Promise<Command | undefined> {
  const [row] = await sql.query<Command>(`SELECT ${columns} FROM command WHERE account_id = $1 AND id = $2`, [
    accountId,
    id,
  ]);
  return row;
}

/** Diagnoses that are shown of a gateway. */
const mostDiagnoses = 20;

/** What was diagnosed from a gateway of an account, newest first. */
export const recentDiagnoses = (sql: Sql, accountId: string, gwid: string): Promise<Diagnosis[]> =>
  sql.query<Diagnosis>(
    `SELECT ${columns}, coalesce(params->>'target', '') AS target FROM command
     WHERE account_id = $1 AND gwid = $2 AND kind IN ('ping', 'traceroute', 'dns')
     ORDER BY created_at DESC LIMIT ${mostDiagnoses}`,
    [accountId, gwid],
  );

/** Whether commands wait for a gateway. */
export async function hasCommands(sql: Sql, gwid: string): Promise<boolean> {
  const rows = await sql.query(`SELECT 1 FROM command WHERE gwid = $1 AND state = 'pending' LIMIT 1`, [gwid]);
  return rows.length > 0;
}

interface Waiting {
  id: string;
  kind: string;
  params: Record<string, string>;
  created_at: string;
}
type Handed = Omit<Waiting, 'created_at'>;

/** Tells a gateway what waits for it, oldest first, and leaves it waiting. */
export async function showWaiting(
  { db, ...tools }: Pick<Services, 'db' | 'features' | 'vault'>,
  { gwid, accountId }: KnownDevice,
): Promise<(Handed & { waits: true })[]> {
  const waiting = await db.query<Waiting>(
    `SELECT id, kind, params, created_at FROM command WHERE gwid = $1 AND account_id = $2 AND state = 'pending'`,
    [gwid, accountId],
  );
  return inOrder(tools, accountId, waiting).map((command) => ({ ...command, waits: true }));
}

/**
 * Hands out what waits for a gateway, oldest first; each command once, also when two calls come at the same time. By name
 * (`arrived`) as often as it is asked, until the gateway answers: what the first call said may have been lost.
 */
export async function handOut(
  { db, ...tools }: Pick<Services, 'db' | 'features' | 'vault'>,
  { gwid, accountId }: KnownDevice,
  now: number,
  arrived?: readonly string[],
): Promise<Handed[]> {
  return db.tx(async (sql) => {
    const taken = await sql.query<Waiting>(
      `UPDATE command SET state = 'sent', sent_at = $3 WHERE id IN (
         SELECT id FROM command WHERE gwid = $1 AND account_id = $2 AND state = ANY($4::text[])
           AND ($5::text[] IS NULL OR id = ANY($5)) ORDER BY created_at, id
         FOR UPDATE SKIP LOCKED
       ) RETURNING id, kind, params, created_at`,
      [gwid, accountId, iso(now), arrived ? ['pending', 'sent'] : ['pending'], arrived],
    );
    await tell(
      sql,
      now,
      taken.map(({ id }) => ({ id, gwid, account_id: accountId, state: 'sent' })),
    );
    return inOrder(tools, accountId, taken);
  });
}

const inOrder = (
  tools: Pick<Services, 'features' | 'vault'>,
  accountId: string,
  commands: readonly Waiting[],
): Handed[] =>
  [...commands]
    .sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || versionOf(a) - versionOf(b))
    .map(({ id, kind, params }) => ({ id, kind, params: opened(tools, accountId, kind, params) }));

/** What a command carries, as the device is told. */
const opened = (
  { features, vault }: Pick<Services, 'features' | 'vault'>,
  accountId: string,
  kind: string,
  params: Record<string, string>,
): Record<string, string> =>
  features.reduce((told, { opens }) => opens?.[kind as Command['kind']]?.(vault, accountId, told) ?? told, params);

/** Of configurations that were queued at the same moment the newest comes last: that is what the device ends with. */
const versionOf = ({ kind, params }: { kind: string; params: Record<string, string> }): number =>
  kind === 'config' ? Number(params.version) : 0;

/** Writes down what a gateway answered. False: the command is not this gateway's, or it is over already. */
export async function takeResult(
  { db, features, vault }: Pick<Services, 'db' | 'features' | 'vault'>,
  device: KnownDevice,
  result: { id: string; done: boolean; ok: boolean; output: readonly string[]; error?: string | undefined },
  now: number,
): Promise<boolean> {
  const state = result.done ? (result.ok ? 'done' : 'failed') : 'sent';
  return db.tx(async (sql) => {
    const changed = await sql.query<ChangedCommand & Done>(
      `UPDATE command SET state = $4, output = $5::text[], error = coalesce($6, ''), sent_at = $7,
         finished_at = CASE WHEN $4 = 'sent' THEN NULL ELSE $7::timestamptz END
       WHERE id = $1 AND gwid = $2 AND account_id = $3 AND state = 'sent' RETURNING id, gwid, account_id, state, kind, params, output`,
      [result.id, device.gwid, device.accountId, state, result.output, result.error, iso(now)],
    );
    if (state === 'done')
      for (const { kind, params, output } of changed)
        await takeEffect(
          sql,
          { features, vault },
          device,
          { kind, params: opened({ features, vault }, device.accountId, kind, params), output },
          now,
        );
    await tell(sql, now, changed);
    return changed.length > 0;
  });
}

/** Gives up on commands that nobody fetched or answered. */
export async function giveUp(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const late = await sql.query<ChangedCommand>(
      `UPDATE command SET state = 'timed_out', finished_at = $1,
         error = CASE state WHEN 'pending' THEN $4 ELSE $6 END,
         error_said = CASE state WHEN 'pending' THEN $5::jsonb ELSE $7::jsonb END
       WHERE (state = 'pending' AND created_at < $2) OR (state = 'sent' AND sent_at < $3)
       RETURNING id, gwid, account_id, state`,
      [
        ...[iso(now), iso(now - patience.pending), iso(now - patience.sent)],
        ...[inChinese(notFetched), notFetched, inChinese(notAnswered), notAnswered],
      ],
    );
    await tell(sql, now, late);
  });
}

interface ChangedCommand {
  id: string;
  gwid: string;
  account_id: string;
  state: string;
}

async function tell(sql: Sql, now: number, changed: readonly ChangedCommand[]): Promise<void> {
  await logOutcomes(
    sql,
    changed.map(({ id }) => id),
  );
  await publish(
    sql,
    now,
    changed.map(({ id, gwid, account_id, state }) => ({
      accountId: account_id,
      kind: 'command.changed' as const,
      payload: { id, gwid, state },
    })),
  );
}
