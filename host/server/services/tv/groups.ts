import type { tvChannelSave, tvGroupSave } from '../../../../src/api/contract/tv';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { addressProblem, type ChannelKind } from '../../../../src/domain/media-address';
import { shownAddress } from '../../../../src/domain/shown-address';
import { tvLimits } from '../../../../src/domain/tv';
import { maxLength, optional, required, timePeriod } from '../../../../src/rules';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { retryDelivery, settingChanged } from '../../fleet/delivery/settings';
import { iso } from '../../../../src/domain/time';
import { changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { because, invalid, refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

interface Group {
  id: string;
  name: string;
  hours: string;
  start_channel: string | null;
}

/** A group of the account, which nobody else changes until the transaction ends; 404 for any other. */
async function lockGroup(sql: Sql, accountId: string, id: string): Promise<Group> {
  const [row] = await sql.query<Group>(
    'SELECT id, name, hours, start_channel FROM tv_group WHERE account_id = $1 AND id = $2 FOR UPDATE',
    [accountId, id],
  );
  if (!row) throw refuse('noTvGroup');
  return row;
}

/** Gateways that play a group. */
const gatewaysOf = (sql: Sql, accountId: string, group: string): Promise<{ gateway_id: string }[]> =>
  sql.query<{ gateway_id: string }>(
    'SELECT DISTINCT gateway_id FROM tv_box WHERE account_id = $1 AND group_id = $2 ORDER BY gateway_id',
    [accountId, group],
  );

/** Lets gateways know that what they play has changed, always in the same order: two changes then never wait for each other. */
export async function tellGateways(sql: Sql, accountId: string, gwids: readonly string[]): Promise<void> {
  for (const gwid of [...new Set(gwids)].sort()) await settingChanged(sql, { accountId, gwid, kind: 'tv' });
}

const groupChanged = async (sql: Sql, accountId: string, group: string): Promise<void> =>
  tellGateways(
    sql,
    accountId,
    (await gatewaysOf(sql, accountId, group)).map((row) => row.gateway_id),
  );

const factsOf = (group: Pick<Group, 'name' | 'hours'>, start: string) => ({
  名称: group.name,
  播放时段: group.hours || '全天',
  默认频道: start || '第一个频道',
});

/** Makes a group or changes it; its id. */
export async function saveGroup(context: Context, input: ParsedOf<typeof tvGroupSave>): Promise<string> {
  const { name, hours, start_channel } = input;
  validate({
    name: checks('channelGroupName', required, maxLength(tvLimits.name))(name),
    hours: checks('playTime', optional(timePeriod))(hours),
  });
  const { db, caller, now } = context;
  const { accountId } = caller;
  return db.tx(async (sql) => {
    // One at a time, so that they stay few and differ.
    await lockAccount(sql, accountId);
    const before = input.id === undefined ? undefined : await lockGroup(sql, accountId, input.id);
    const [same] = await sql.query(
      'SELECT 1 FROM tv_group WHERE account_id = $1 AND lower(name) = lower($2) AND id IS DISTINCT FROM $3',
      [accountId, name, input.id ?? null],
    );
    if (same) throw invalid({ name: because('tvGroupTaken') });
    const nameOf = async (channel: string | null) => {
      if (channel === null) return '';
      const [row] = await sql.query<{ name: string }>(
        'SELECT name FROM tv_channel WHERE account_id = $1 AND group_id = $2 AND id = $3',
        [accountId, input.id ?? '', channel],
      );
      return row?.name;
    };
    const start = await nameOf(start_channel);
    if (start === undefined) throw invalid({ start_channel: because('noChannel') });
    const after = factsOf({ name, hours }, start);
    if (!before) {
      const there = await count(sql, 'SELECT count(*) AS n FROM tv_group WHERE account_id = $1', accountId);
      if (there >= tvLimits.groups) throw refuse('tvGroupsMost', { most: tvLimits.groups });
      const id = newId('tvg');
      await sql.query(
        'INSERT INTO tv_group (id, account_id, name, hours, start_channel, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, accountId, name, hours, start_channel, iso(now())],
      );
      noteChange(context, changeOf(undefined, after));
      return id;
    }
    await sql.query('UPDATE tv_group SET name = $3, hours = $4, start_channel = $5 WHERE account_id = $1 AND id = $2', [
      accountId,
      before.id,
      name,
      hours,
      start_channel,
    ]);
    await groupChanged(sql, accountId, before.id);
    noteChange(context, changeOf(factsOf(before, (await nameOf(before.start_channel)) ?? ''), after));
    return before.id;
  });
}

const count = async (sql: Sql, text: string, of: string): Promise<number> =>
  (await sql.query<{ n: number }>(text, [of]))[0]!.n;

/** Removes a group. */
export async function removeGroup(context: Context, id: string): Promise<void> {
  const { db, caller } = context;
  const { accountId } = caller;
  await db.tx(async (sql) => {
    const { name, hours } = await lockGroup(sql, accountId, id);
    const gateways = await gatewaysOf(sql, accountId, id);
    await sql.query('DELETE FROM tv_group WHERE account_id = $1 AND id = $2', [accountId, id]);
    await tellGateways(
      sql,
      accountId,
      gateways.map((row) => row.gateway_id),
    );
    noteChange(context, changeOf({ 名称: name, 播放时段: hours || '全天' }, undefined));
  });
}

/** Tries the deliveries of a group that failed once more; how many these are. */
export async function retryGroup({ db, caller }: Context, id: string): Promise<number> {
  return db.tx(async (sql) => {
    await lockGroup(sql, caller.accountId, id);
    let tried = 0;
    for (const { gateway_id } of await gatewaysOf(sql, caller.accountId, id)) {
      if (await retryDelivery(sql, caller.accountId, gateway_id, 'tv')) tried++;
    }
    return tried;
  });
}

interface Channel {
  name: string;
  letter: string;
  kind: ChannelKind;
  address: string;
}

const channelFacts = ({ name, letter, kind, address }: Channel) => ({
  频道: name,
  台标: letter,
  来源: kind === 'file' ? '文件' : '流',
  地址: shownAddress(address),
});

/** What is wrong with an address. */
const problems = {
  scheme: because('addressScheme'),
  address: because('addressUnfit'),
  multicast: because('addressMulticast'),
  file: because('filePathUnfit'),
};

/** Adds a channel or changes one; its id. */
export async function saveChannel(context: Context, input: ParsedOf<typeof tvChannelSave>): Promise<string> {
  const { group, name, letter, kind, address } = input;
  const label = kind === 'file' ? 'filePath' : 'address';
  const problem = addressProblem(kind, address);
  validate({
    name: checks('channelName', required, maxLength(tvLimits.name))(name),
    letter: Array.from(letter).length > 2 ? because('letterMost') : undefined,
    address: checks(label, required, maxLength(tvLimits.address))(address) ?? (problem && problems[problem]),
  });
  const { db, caller } = context;
  const { accountId } = caller;
  const id = input.id ?? newId('tvc');
  await db.tx(async (sql) => {
    await lockGroup(sql, accountId, group);
    const [before] = await sql.query<Channel>(
      'SELECT name, letter, kind, address FROM tv_channel WHERE account_id = $1 AND group_id = $2 AND id = $3',
      [accountId, group, id],
    );
    if (input.id !== undefined && !before) throw refuse('noChannel');
    const [same] = await sql.query(
      'SELECT 1 FROM tv_channel WHERE group_id = $1 AND lower(name) = lower($2) AND id <> $3',
      [group, name, id],
    );
    if (same) throw invalid({ name: because('channelTaken') });
    if (before) {
      await sql.query(
        'UPDATE tv_channel SET name = $3, letter = $4, kind = $5, address = $6 WHERE account_id = $1 AND id = $2',
        [accountId, id, name, letter, kind, address],
      );
    } else {
      const there = await count(sql, 'SELECT count(*) AS n FROM tv_channel WHERE group_id = $1', group);
      if (there >= tvLimits.channels) throw refuse('channelsFull', { most: tvLimits.channels });
      await sql.query(
        `INSERT INTO tv_channel (id, group_id, account_id, position, name, letter, kind, address)
         SELECT $1, $2, $3, coalesce(max(position) + 1, 0), $4, $5, $6, $7 FROM tv_channel WHERE group_id = $2`,
        [id, group, accountId, name, letter, kind, address],
      );
    }
    await groupChanged(sql, accountId, group);
    noteChange(context, changeOf(before && channelFacts(before), channelFacts({ name, letter, kind, address })));
  });
  return id;
}

/** Takes a channel out of its group. */
export async function removeChannel(context: Context, id: string): Promise<void> {
  const { db, caller } = context;
  const { accountId } = caller;
  await db.tx(async (sql) => {
    const [of] = await sql.query<{ group_id: string }>(
      'SELECT group_id FROM tv_channel WHERE account_id = $1 AND id = $2',
      [accountId, id],
    );
    if (!of) throw refuse('noChannel');
    // The group first, as every other change does.
    await lockGroup(sql, accountId, of.group_id);
    const [gone] = await sql.query<Channel>(
      'DELETE FROM tv_channel WHERE account_id = $1 AND id = $2 RETURNING name, letter, kind, address',
      [accountId, id],
    );
    if (!gone) throw refuse('noChannel');
    await sql.query('UPDATE tv_group SET start_channel = NULL WHERE id = $1 AND start_channel = $2', [of.group_id, id]);
    await groupChanged(sql, accountId, of.group_id);
    noteChange(context, changeOf(channelFacts(gone), undefined));
  });
}

/** Arranges the channels of a group. Who names others than there are saw an older state. */
export async function arrangeChannels(context: Context, group: string, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  const { accountId } = caller;
  await db.tx(async (sql) => {
    await lockGroup(sql, accountId, group);
    const before = await sql.query<{ id: string; name: string }>(
      'SELECT id, name FROM tv_channel WHERE account_id = $1 AND group_id = $2 ORDER BY position, id',
      [accountId, group],
    );
    const names = new Map(before.map(({ id, name }) => [id, name]));
    const same = new Set(ids).size === ids.length && ids.length === before.length && ids.every((id) => names.has(id));
    if (!same) throw refuse('channelsChanged');
    await sql.query(
      `UPDATE tv_channel c SET position = r.at - 1 FROM unnest($2::text[]) WITH ORDINALITY AS r(id, at)
       WHERE c.account_id = $1 AND c.id = r.id`,
      [accountId, ids],
    );
    await groupChanged(sql, accountId, group);
    const line = (all: readonly string[]) => all.map((id) => names.get(id)).join('、');
    noteChange(context, { 顺序: [line(before.map(({ id }) => id)), line(ids)] });
  });
}
