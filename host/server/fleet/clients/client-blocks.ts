import type { ParsedOf } from '../../../../src/api/endpoint';
import type { BlockRow, clientBlocks } from '../../../../src/api/contract/client';
import type { Command } from '../../../../src/api/contract/command';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Db, Sql } from '../../kit/store/db';
import { noteChange } from '../../account/logs/record-action';
import { enqueue } from '../commands/commands';
import { clientName } from './client-name';
import { clientLeft } from './client-sessions';
import { iso } from '../../../../src/domain/time';
import { commandGateway } from '../commands/command-device';
import { readPage } from '../../kit/sql/page';
import { likePatterns } from '../../kit/sql/search';
import { refuse } from '../../kit/refusal';

/** What a new block needs. */
interface NewBlock {
  accountId: string;
  gatewayId: string;
  mac: string;
  name: string;
  reason: string;
  actor: string;
  at: number;
  /** ISO time; null: until it is lifted. */
  expires: string | null;
  /** The command that carries it to the gateway. */
  command: string;
}

/** Writes a block down; one of the same terminal that is still open is changed into it. */
export async function openBlock(sql: Sql, block: NewBlock): Promise<void> {
  await sql.query(
    `INSERT INTO client_block (id, account_id, gateway_id, mac, name, reason, created_by, created_at, expires_at, command_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (gateway_id, mac) WHERE released_at IS NULL DO UPDATE SET name = excluded.name,
       reason = excluded.reason, created_by = excluded.created_by, created_at = excluded.created_at,
       expires_at = excluded.expires_at, command_id = excluded.command_id`,
    [
      newId('blk'),
      block.accountId,
      block.gatewayId,
      block.mac,
      block.name,
      block.reason,
      block.actor,
      iso(block.at),
      block.expires,
      block.command,
    ],
  );
}

/** The gateway keeps the terminal out. */
export async function blockActive(sql: Sql, gwid: string, mac: string, now: number): Promise<void> {
  await sql.query(
    `UPDATE client_block SET active_at = coalesce(active_at, $3) WHERE gateway_id = $1 AND mac = $2 AND released_at IS NULL`,
    [gwid, mac, iso(now)],
  );
  await clientLeft(sql, gwid, mac, now);
}

/** The gateway lets the terminal in again. */
export async function blockLifted(sql: Sql, gwid: string, mac: string, now: number): Promise<void> {
  await sql.query(
    `UPDATE client_block SET released_at = $3 WHERE gateway_id = $1 AND mac = $2 AND released_at IS NULL`,
    [gwid, mac, iso(now)],
  );
}

/** Tells the gateway to lift a block; one that it never took is closed at once. */
export const unblockClient = (context: Context, id: string): Promise<Command | null> =>
  context.db.tx(async (sql) => {
    const { caller, now } = context;
    // First the lock and then the state: joined to the lock, the command before the one just given would count.
    await sql.query('SELECT 1 FROM client_block WHERE account_id = $1 AND id = $2 FOR UPDATE', [caller.accountId, id]);
    const [block] = await sql.query<{ gateway_id: string; mac: string; state: BlockRow['state'] }>(
      `SELECT b.gateway_id, b.mac, ${state} AS state FROM client_block b LEFT JOIN command c ON c.id = b.command_id
       WHERE b.account_id = $1 AND b.id = $2 AND b.released_at IS NULL`,
      [caller.accountId, id],
    );
    if (!block) throw refuse('noBlock');
    noteChange(context, { 接入: ['拉黑', '允许'] });
    if (block.state === 'failed') {
      await blockLifted(sql, block.gateway_id, block.mac, now());
      return null;
    }
    const command = await commandGateway(sql, context, block.gateway_id, 'client_unblock', { mac: block.mac });
    await sql.query('UPDATE client_block SET command_id = $2 WHERE id = $1', [id, command.id]);
    return command;
  });

/** Blocks whose time is over are lifted; a gateway that is offline is asked again when it is back. */
export async function liftExpired(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const over = await sql.query<{ id: string; account_id: string; gateway_id: string; mac: string }>(
      `SELECT b.id, b.account_id, b.gateway_id, b.mac FROM client_block b
       JOIN device d ON d.id = b.gateway_id AND d.status = 'online'
       LEFT JOIN command c ON c.id = b.command_id
       WHERE b.released_at IS NULL AND b.expires_at <= $1 AND (c.state IS NULL OR c.state NOT IN ('pending', 'sent'))
       FOR UPDATE OF b SKIP LOCKED LIMIT 200`,
      [iso(now)],
    );
    for (const { id, account_id, gateway_id, mac } of over) {
      const device = { gwid: gateway_id, accountId: account_id };
      const command = await enqueue(sql, device, 'client_unblock', { mac }, now);
      await sql.query('UPDATE client_block SET command_id = $2 WHERE id = $1', [id, command.id]);
    }
  });
}

/** How a block `b` with its last command `c` stands. */
const state = `CASE
  WHEN b.released_at IS NOT NULL THEN 'lifted'
  WHEN c.state IN ('pending', 'sent') THEN CASE WHEN c.kind = 'client_unblock' THEN 'lifting' ELSE 'sending' END
  WHEN b.active_at IS NOT NULL THEN 'active'
  ELSE 'failed' END`;

/** As the terminal is called now; as it was called then, once it is forgotten. */
const name = 'coalesce(t.name, b.name)';

const columns = `b.id, b.mac, ${name} AS name, b.gateway_id AS gwid, coalesce(d.remark, b.gateway_id) AS gateway_remark, coalesce(d.simulated, false) AS simulated, b.reason,
  b.created_by, b.created_at, b.expires_at, b.released_at, ${state} AS state,
  CASE WHEN c.state IN ('failed', 'timed_out') THEN c.error ELSE '' END AS error,
  CASE WHEN c.state IN ('failed', 'timed_out') THEN c.error_said END AS error_said`;
const joined = `FROM client_block b LEFT JOIN command c ON c.id = b.command_id LEFT JOIN device d ON d.id = b.gateway_id
  LEFT JOIN LATERAL (
    SELECT ${clientName} AS name FROM client c
    WHERE c.account_id = b.account_id AND c.gateway_id = b.gateway_id AND c.mac = b.mac LIMIT 1
  ) t ON true`;

/** One page of the blocks of an account. */
export function blockPage(
  sql: Sql,
  accountId: string,
  filter: ParsedOf<typeof clientBlocks>,
): Promise<{ list: BlockRow[]; total: number }> {
  const params: unknown[] = [accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['b.account_id = $1'];
  if (!filter.lifted) where.push('b.released_at IS NULL');
  if (filter.gwid) where.push(`b.gateway_id = ${param(filter.gwid)}`);
  if (filter.q)
    where.push(`lower(b.mac || ' ' || ${name} || ' ' || b.reason) LIKE ANY(${param(likePatterns(filter.q))}::text[])`);
  return readPage<BlockRow>(
    sql,
    {
      select: columns,
      from: `${joined} WHERE ${where.join(' AND ')}`,
      params,
      order: 'b.created_at DESC, b.id DESC',
    },
    filter,
  );
}

/** The block of a terminal that is not over, if there is one. */
export async function openBlockOf(sql: Sql, accountId: string, gwid: string, mac: string): Promise<BlockRow | null> {
  const [row] = await sql.query<BlockRow>(
    `SELECT ${columns} ${joined} WHERE b.account_id = $1 AND b.gateway_id = $2 AND b.mac = $3 AND b.released_at IS NULL`,
    [accountId, gwid, mac],
  );
  return row ?? null;
}
