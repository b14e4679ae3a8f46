import type { Word } from '../../../../src/api/refusal/words';
import type { Command } from '../../../../src/api/contract/command';
import { escapeRemark } from '../../../../src/format';
import { between, integer, maxLength, switchSpeed } from '../../../../src/rules';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { enqueue } from '../commands/commands';
import { changeOf, inBoth } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { actorOf } from '../../account/logs/actor';
import { openBlock } from './client-blocks';
import { hour, iso } from '../../../../src/domain/time';
import { commandGateway } from '../commands/command-device';
import { refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

/** Longest name of a terminal and longest reason, in characters. */
const longest = { name: 32, reason: 60 };
/** Hours that a block may last: a year. */
const longestBlock = 8760;

interface Target {
  id: string;
  gateway_id: string;
  mac: string;
  name: string;
  online: boolean;
}

/** A terminal of the account; 404 for any other. */
async function targetOf(sql: Sql, { caller }: Context, id: string): Promise<Target> {
  const [row] = await sql.query<Target>(
    `SELECT id, gateway_id, mac, coalesce(nullif(name, ''), nullif(hostname, ''), mac) AS name, online
     FROM client WHERE account_id = $1 AND id = $2`,
    [caller.accountId, id],
  );
  if (!row) throw refuse('noClient');
  return row;
}

/** Makes a terminal leave. */
export const kickClient = (context: Context, id: string): Promise<Command> =>
  context.db.tx(async (sql) => {
    const { gateway_id, mac } = await targetOf(sql, context, id);
    return commandGateway(sql, context, gateway_id, 'client_kick', { mac });
  });

/** Limits a terminal; 422 for a bad number. */
export async function limitClient(context: Context, id: string, down: number, up: number): Promise<Command> {
  const check = (label: Word, value: number) => checks<string>(label, switchSpeed())(String(value));
  validate({ down: check('downLimit', down), up: check('upLimit', up) });
  return context.db.tx(async (sql) => {
    const { gateway_id, mac } = await targetOf(sql, context, id);
    const [before] = await sql.query<{ limit_down: number; limit_up: number }>(
      'SELECT limit_down, limit_up FROM client WHERE id = $1',
      [id],
    );
    noteChange(context, {
      下行限速: [String(before?.limit_down ?? 0), String(down)],
      上行限速: [String(before?.limit_up ?? 0), String(up)],
    });
    return commandGateway(sql, context, gateway_id, 'client_limit', { mac, down: String(down), up: String(up) });
  });
}

/** Keeps a terminal out of its network. */
export async function blockClient(
  context: Context,
  id: string,
  hours: number | null,
  reason: string,
): Promise<Command> {
  const number = hours === null ? '' : String(hours);
  validate({
    hours: checks<string>('blockTime', integer, (text) => between(1, longestBlock)(Number(text)))(number),
    reason: checks<string>('reason', maxLength(longest.reason))(reason),
  });
  return context.db.tx(async (sql) => {
    const { gateway_id, mac, name } = await targetOf(sql, context, id);
    const at = context.now();
    const expires = hours === null ? null : iso(at + hours * hour);
    const blocked = hours === null ? '拉黑（不限时）' : inBoth(`拉黑 ${hours} 小时`, `blocked for ${hours} h`);
    noteChange(context, changeOf({ 接入: '允许' }, { 接入: blocked }));
    const command = await commandGateway(sql, context, gateway_id, 'client_block', { mac, until: expires ?? '' });
    await openBlock(sql, {
      accountId: context.caller.accountId,
      gatewayId: gateway_id,
      mac,
      name,
      reason,
      actor: await actorOf(sql, context),
      at,
      expires,
      command: command.id,
    });
    return command;
  });
}

/** Names a terminal everywhere it was seen; gateways that are online are told. */
export async function renameClient(context: Context, id: string, name: string): Promise<void> {
  validate({ name: checks<string>('clientName', maxLength(longest.name))(name) });
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const { gateway_id, mac } = await targetOf(sql, context, id);
    const [before] = await sql.query<{ name: string }>('SELECT name FROM client WHERE id = $1', [id]);
    noteChange(context, { 名称: [before?.name ?? '', name] });
    await sql.query('UPDATE client SET name = $3 WHERE account_id = $1 AND id = $2', [caller.accountId, id, name]);
    const [online] = await sql.query(
      `SELECT 1 FROM device WHERE account_id = $1 AND id = $2 AND status = 'online' AND NOT simulated`,
      [caller.accountId, gateway_id],
    );
    if (!online) return;
    const params = { mac, name: escapeRemark(name) };
    await enqueue(sql, { gwid: gateway_id, accountId: caller.accountId }, 'client_name', params, now());
  });
}
