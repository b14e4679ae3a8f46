import { mayCommand, type TvAction, type TvState } from '../../../../src/domain/tv';
import type { Sql } from '../../kit/store/db';
import { boxesSql, boxStateSql } from './read';

interface Box {
  state: TvState;
  group_id: string | null;
}

/** Why a box cannot be told this as it stands; undefined: it can. `group`: whose channel it is to play. */
export function whyNot(box: Box, action: TvAction, group?: string) {
  if (box.state === 'offline') return 'boxOffline';
  if (group !== undefined && box.group_id !== group) return 'boxInAnotherGroup';
  if (mayCommand(box.state, action)) return undefined;
  return action === 'pause' ? 'boxNotPlaying' : 'boxNotPaused';
}

/** The same for boxes of a job, by id; those that can be told are not in it. */
export async function whyNotEach(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  action: string | undefined,
  group: string | undefined,
): Promise<Map<string, NonNullable<ReturnType<typeof whyNot>>>> {
  const boxes = await sql.query<Box & { id: string }>(
    `SELECT b.id, b.group_id, ${boxStateSql} AS state ${boxesSql} WHERE b.account_id = $1 AND b.id = ANY($2::text[])`,
    [accountId, ids],
  );
  return new Map(
    boxes.flatMap((box) => {
      const reason = whyNot(box, action as TvAction, group);
      return reason === undefined ? [] : [[box.id, reason] as const];
    }),
  );
}

/** Notes what boxes were told by a job. */
export async function commandedByJob(sql: Sql, commanded: readonly { id: string; command: string }[]): Promise<void> {
  if (commanded.length === 0) return;
  await sql.query(
    `UPDATE tv_box b SET command_id = r.command FROM unnest($1::text[], $2::text[]) AS r(id, command) WHERE b.id = r.id`,
    [commanded.map(({ id }) => id), commanded.map(({ command }) => command)],
  );
}
