import type { Command } from '../../../../src/api/contract/command';
import type { tvBoxSave, tvCommand, tvCommandMany } from '../../../../src/api/contract/tv';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { tvLimits, type TvAction, type TvState } from '../../../../src/domain/tv';
import { maxLength, required } from '../../../../src/rules';
import { sameRequest, storeJob } from '../../fleet/bulk/create';
import type { Chosen } from '../../fleet/bulk/targets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { commandGateway } from '../../fleet/commands/command-device';
import { byNames, changeAt } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { tellGateways } from './groups';
import { whyNot } from './job';
import { boxesSql, boxStateSql } from './read';
import { because, inChinese, invalid, refuse, type Said } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

interface Box {
  id: string;
  name: string;
  room: string;
  gateway_id: string;
  group_id: string | null;
  state: TvState;
}

/** Boxes of the account, locked in the order of their ids; 404 unless all are there. */
async function lockBoxes(sql: Sql, accountId: string, ids: readonly string[]): Promise<Box[]> {
  const wanted = [...new Set(ids)];
  const locked = await sql.query(
    'SELECT id FROM tv_box WHERE account_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE',
    [accountId, wanted],
  );
  if (locked.length !== wanted.length) throw refuse('noBox');
  return sql.query<Box>(
    `SELECT b.id, b.name, b.room, b.gateway_id, b.group_id, ${boxStateSql} AS state ${boxesSql}
     WHERE b.account_id = $1 AND b.id = ANY($2::text[]) ORDER BY b.id`,
    [accountId, wanted],
  );
}

/** Names a box and says where it stands. */
export async function saveBox(context: Context, { id, name, room }: ParsedOf<typeof tvBoxSave>): Promise<void> {
  validate({
    name: checks('name', required, maxLength(tvLimits.name))(name),
    room: checks('place', maxLength(tvLimits.room))(room),
  });
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const [before] = await lockBoxes(sql, caller.accountId, [id]);
    await sql.query('UPDATE tv_box SET name = $3, room = $4 WHERE account_id = $1 AND id = $2', [
      caller.accountId,
      id,
      name,
      room,
    ]);
    // The name stands on the screen of the box.
    if (before!.group_id && before!.name !== name) await tellGateways(sql, caller.accountId, [before!.gateway_id]);
    noteChange(context, { 名称: [before!.name, name], 位置: [before!.room, room] });
  });
}

/** Gives boxes another group, or none. */
export async function moveBoxes(context: Context, ids: readonly string[], group: string | null): Promise<void> {
  const { db, caller } = context;
  const { accountId } = caller;
  await db.tx(async (sql) => {
    // The group stays until this is done.
    const [into] = await sql.query<{ name: string }>(
      'SELECT name FROM tv_group WHERE account_id = $1 AND id = $2 FOR SHARE',
      [accountId, group],
    );
    if (group !== null && !into) throw refuse('noTvGroup');
    const boxes = await lockBoxes(sql, accountId, ids);
    const moving = boxes.filter((box) => box.group_id !== group);
    const names = await sql.query<{ id: string; name: string }>('SELECT id, name FROM tv_group WHERE account_id = $1', [
      accountId,
    ]);
    const nameOf = (id: string | null) => names.find((one) => one.id === id)?.name ?? '无';
    await sql.query('UPDATE tv_box SET group_id = $3 WHERE account_id = $1 AND id = ANY($2::text[])', [
      accountId,
      moving.map(({ id }) => id),
      group,
    ]);
    await tellGateways(
      sql,
      accountId,
      moving.map(({ gateway_id }) => gateway_id),
    );
    const moves = moving.map((box) => changeAt(box.name, { 频道组: [nameOf(box.group_id), into?.name ?? '无'] }));
    noteChange(context, Object.assign({}, ...moves));
  });
}

/** Takes boxes that are offline out of the list. */
export async function removeBoxes(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const boxes = await lockBoxes(sql, caller.accountId, ids);
    const there = boxes.find(({ state }) => state !== 'offline');
    if (there) throw refuse('boxOnline', { name: there.name });
    await sql.query('DELETE FROM tv_box WHERE account_id = $1 AND id = ANY($2::text[])', [caller.accountId, ids]);
    await tellGateways(
      sql,
      caller.accountId,
      boxes.filter(({ group_id }) => group_id).map(({ gateway_id }) => gateway_id),
    );
    noteChange(context, byNames(boxes.map((box) => [box.name, [box.room || '已登记', '']])));
  });
}

type Wish = Pick<ParsedOf<typeof tvCommand>, 'action' | 'channel' | 'volume'>;

/** What a wish is, for the log and as the title of a job. */
interface BoxCommand {
  title: Said;
  params: Record<string, string>;
  /** Group whose boxes can do it; undefined: every box. */
  group?: string;
}

async function commandOf(sql: Sql, accountId: string, { action, channel, volume }: Wish): Promise<BoxCommand> {
  if (action === 'volume') {
    if (volume === undefined) throw invalid({ volume: because('volumeNeeded') });
    return { title: because('tvVolume', { volume }), params: { action, volume: String(volume) } };
  }
  if (action !== 'play') return { title: because(titles[action]), params: { action } };
  const [row] = await sql.query<{ id: string; name: string; group_id: string; kind: string; address: string }>(
    'SELECT id, name, group_id, kind, address FROM tv_channel WHERE account_id = $1 AND id = $2',
    [accountId, channel ?? null],
  );
  if (!row) throw invalid({ channel: because('channelNeeded') });
  const { id, name, kind, address, group_id } = row;
  return { title: because('tvPlay', { name }), params: { action, channel: id, name, kind, address }, group: group_id };
}

const titles = { pause: 'tvPause', resume: 'tvResume', reboot: 'tvReboot' } as const satisfies Readonly<
  Record<Exclude<TvAction, 'play' | 'volume'>, string>
>;

/** Tells one box something. */
export async function commandBox(context: Context, input: ParsedOf<typeof tvCommand>): Promise<Command> {
  const { db, caller } = context;
  return db.tx(async (sql) => {
    const [box] = await lockBoxes(sql, caller.accountId, [input.id]);
    const { title, params, group } = await commandOf(sql, caller.accountId, input);
    const refused = whyNot(box!, input.action, group);
    if (refused) throw refuse(refused);
    const command = await commandGateway(sql, context, box!.gateway_id, 'tv_box', { ...params, device: box!.id });
    await sql.query('UPDATE tv_box SET command_id = $2 WHERE id = $1', [box!.id, command.id]);
    noteChange(context, { 命令: ['', inChinese(title)] });
    return command;
  });
}

/** Tells many boxes something, as a job; its id. */
export async function commandBoxes(context: Context, input: ParsedOf<typeof tvCommandMany>): Promise<string> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    const before = await sameRequest(sql, context, input.request_id);
    if (before) return before;
    const boxes = await lockBoxes(sql, caller.accountId, input.ids);
    const { title, params, group } = await commandOf(sql, caller.accountId, input);
    const devices = boxes.map(({ id, name }): Pick<Chosen, 'id' | 'remark'> => ({ id, remark: name }));
    return storeJob(sql, context, {
      requestId: input.request_id,
      kind: 'tv',
      title,
      params: { order: params, group },
      devices,
      startsAt: now(),
      waitUntil: null,
    });
  });
}
