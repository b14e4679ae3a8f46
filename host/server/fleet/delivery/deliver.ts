import type { Command } from '../../../../src/api/contract/command';
import type { DeviceKind } from '../../../../src/domain/device';
import { iso } from '../../../../src/domain/time';
import { because, wordsOf, type Said } from '../../kit/refusal';
import type { Db, Sql } from '../../kit/store/db';
import { enqueueMany, type NewCommand } from '../commands/commands';
import { answerColumns, atOnce, noteOutcome, outcomeOf, type Answer, type Outcome } from './outcome';

/** Something that a device shall take over. */
export interface Deliverable {
  device: string;
  /** Which of the device's things it is. */
  part: string;
  account_id: string;
  /** Number of what the device shall have. */
  rev: number;
}

/** The same while its command is put together. */
type Waiting<Content> = Deliverable & Content & { kind: DeviceKind };

/**
 * What is brought to devices from one table. A row waits (`pending`) until its gateway is there, gets a command, is under
 * way once that is fetched (`sent`), and ends as `done` or `failed`.
 */
export interface Delivery<Content = object> {
  table: string;
  /** Columns that make its key; `part` must read as text. */
  key: readonly [device: string, part: string];
  /** Column of the number of what the device shall have. */
  rev: string;
  /** Column of the number that the command carries, where a newer one may come while it is under way. */
  sentRev?: string;
  /** Column of the moment when it ended. */
  settled?: string;
  /** What else the command is made of, as columns of the table. */
  content?: readonly (keyof Content & string)[];
  /** Puts the command together. */
  command: (
    sql: Sql,
    one: Waiting<Content>,
    now: number,
  ) => Promise<{ kind: Command['kind']; params: Record<string, string> }>;
  /** What the table keeps once a device has taken it over, as assignments. */
  done?: string;
  /** Hears how it stands once that is written. */
  settles?: (sql: Sql, one: Deliverable, state: Outcome['state'], now: number) => Promise<void>;
  /** Why it failed when the device does not say. */
  refused: Said;
  /** What the log says when it is in force, and before why it is not. */
  words: (one: Deliverable) => { done: string | Said; failed: string | Said };
}

/** Where it lies. */
type Place = Pick<Delivery, 'table' | 'key' | 'rev' | 'settled'>;

const named = ({ key: [device, part], rev }: Place) =>
  `s.${device} AS device, s.${part}::text AS part, s.account_id, s.${rev} AS rev`;
const keyIs = ({ key: [device, part] }: Place) => `${device} = $1 AND ${part}::text = $2`;

/**
 * Puts what waits into the queue of the gateway, if it and the device are there; of some devices or of all. What stands
 * behind a gateway is reached through it.
 */
export async function send<Content>(
  sql: Sql,
  delivery: Delivery<Content>,
  now: number,
  devices?: readonly string[],
): Promise<void> {
  const { table, key, content = [], sentRev, rev } = delivery;
  const waiting = await sql.query<Waiting<Content> & { gateway_id: string }>(
    `SELECT ${[named(delivery), 'd.kind', 'd.gateway_id', ...content.map((column) => `s.${column}`)].join(', ')}
     FROM ${table} s JOIN device d ON d.id = s.${key[0]} AND d.account_id = s.account_id AND d.status = 'online'
     JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id AND g.status = 'online'
     WHERE s.state = 'pending' AND s.command_id IS NULL ${devices ? `AND s.${key[0]} = ANY($1::text[])` : ''}
     LIMIT ${atOnce} FOR UPDATE OF s SKIP LOCKED`,
    devices && [devices],
  );
  if (waiting.length === 0) return;
  const commands: NewCommand[] = [];
  for (const one of waiting) {
    const command = await delivery.command(sql, one, now);
    commands.push({ gwid: one.gateway_id, accountId: one.account_id, ...command });
  }
  await sql.query(
    `UPDATE ${table} s SET command_id = r.id${sentRev ? `, ${sentRev} = s.${rev}` : ''}
     FROM unnest($1::text[], $2::text[], $3::text[]) AS r(device, part, id)
     WHERE s.${key[0]} = r.device AND s.${key[1]}::text = r.part`,
    [waiting.map(({ device }) => device), waiting.map(({ part }) => part), await enqueueMany(sql, commands, now)],
  );
}

interface Open extends Deliverable, Answer {
  remark: string;
  /** Number of what its command carried. */
  sent_rev: number;
}

/** Carries the answers of devices over to what they were about, and sends what can be sent by now. */
export async function deliver<Content>(db: Db, delivery: Delivery<Content>, now: number): Promise<void> {
  const { table, key, rev, sentRev = rev } = delivery;
  await db.tx(async (sql) => {
    const open = await sql.query<Open>(
      `SELECT ${named(delivery)}, s.${sentRev} AS sent_rev, d.remark, s.attempts, ${answerColumns}
       FROM ${table} s JOIN device d ON d.id = s.${key[0]} AND d.account_id = s.account_id LEFT JOIN command c ON c.id = s.command_id
       WHERE s.state IN ('pending', 'sent') AND s.command_id IS NOT NULL
         AND (c.state IS NULL OR c.state NOT IN ('pending', 'sent')
           OR (c.state = 'sent' AND s.state = 'pending' AND s.${sentRev} = s.${rev}))
       ORDER BY s.${key[0]}, s.${key[1]} LIMIT ${atOnce} FOR UPDATE OF s SKIP LOCKED`,
    );
    for (const one of open) await settle(sql, delivery, one, now);
    await send(sql, delivery, now);
  });
}

async function settle(sql: Sql, delivery: Delivery<never>, one: Open, now: number): Promise<void> {
  const { table, settled, done } = delivery;
  const outcome = outcomeOf(one, delivery.refused);
  // What was about an older number neither fails nor ends anything: the newest waits on.
  const current = one.sent_rev === one.rev;
  const { state, error, said } = current ? outcome : { state: 'pending' as const, error: '', said: null };
  const over = state === 'done' || state === 'failed';
  const changes = ['state = $3', 'error = $4', 'error_said = $5', 'attempts = $6'];
  if (state !== 'sent') changes.push('command_id = NULL');
  if (over && settled) changes.push(`${settled} = $7`);
  if (outcome.state === 'done' && done) changes.push(done);
  await sql.query(`UPDATE ${table} SET ${changes.join(', ')} WHERE ${keyIs(delivery)}`, [
    one.device,
    one.part,
    state,
    error,
    said,
    outcome.attempts,
    ...(over && settled ? [iso(now)] : []),
  ]);
  await delivery.settles?.(sql, one, state, now);
  if (!over) return;
  const words = delivery.words(one);
  await noteOutcome(sql, { accountId: one.account_id, device: one.device, remark: one.remark }, now, {
    text: state === 'done' ? words.done : failedFor(words.failed, said ?? error),
    ok: state === 'done',
  });
}

const failedFor = (failed: string | Said, error: string | Said): string | Said =>
  typeof failed === 'string' ? `${failed}：${wordsOf(error)}` : because('factIs', { what: failed, value: error });

/** Lets what failed wait once more; false when it has not failed. */
export async function retry(
  sql: Sql,
  place: Place,
  { accountId, device, part }: { accountId: string; device: string; part: string },
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE ${place.table} SET state = 'pending', error = '', error_said = NULL, attempts = 0, command_id = NULL
       ${place.settled ? `, ${place.settled} = NULL` : ''}
     WHERE ${keyIs(place)} AND account_id = $3 AND state = 'failed' RETURNING 1`,
    [device, part, accountId],
  );
  return rows.length > 0;
}
