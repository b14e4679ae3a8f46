import type { Board, boardDetail, boards, boardSave } from '../../../../src/api/contract/board';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { faultOf, longestBoardName, mostBoards, settingsOf } from '../../../../src/domain/board';
import { iso } from '../../../../src/domain/time';
import { maxLength, required } from '../../../../src/rules';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';
import { checks, validate } from '../../kit/validate';
import { changeOf } from '../logs/facts';
import { noteChange } from '../logs/record-action';

type Wanted = ParsedOf<typeof boardSave>;

/** One page of boards. */
export const boardPage = (
  { db, caller, now }: Context,
  { q, ...paging }: ParsedOf<typeof boards>,
): Promise<DataOf<typeof boards>> =>
  readPage<Board>(
    db,
    {
      select: `b.id, b.name, jsonb_array_length(b.document->'screens') AS screens,
        (SELECT coalesce(sum(jsonb_array_length(s->'tiles')), 0) FROM jsonb_array_elements(b.document->'screens') s) AS tiles,
        (SELECT count(*) FROM wallboard_link l WHERE l.board_id = b.id AND l.revoked_at IS NULL
          AND (l.expires_at IS NULL OR l.expires_at > $3)) AS links,
        (SELECT max(l.seen_at) FROM wallboard_link l WHERE l.board_id = b.id) AS seen_at, b.updated_at`,
      from: 'FROM board b WHERE b.account_id = $1 AND ($2::text IS NULL OR lower(b.name) LIKE $2)',
      params: [caller.accountId, q ? likePattern(q) : null, iso(now())],
      order: 'b.updated_at DESC, b.id DESC',
    },
    paging,
  );

/** One board; 404 when it is not the account's. */
export async function readBoard({ db, caller }: Context, id: string): Promise<DataOf<typeof boardDetail>> {
  const [row] = await db.query<DataOf<typeof boardDetail>>(
    'SELECT id, name, document, rev, updated_at FROM board WHERE account_id = $1 AND id = $2',
    [caller.accountId, id],
  );
  if (!row) throw refuse('noBoard');
  return row;
}

/** Makes a board or changes it, unless somebody else did meanwhile. */
export async function saveBoard(context: Context, input: Wanted): Promise<DataOf<typeof boardSave>> {
  const { db, caller, now } = context;
  const { name } = input;
  validate({ name: checks('name', required, maxLength(longestBoardName))(name) });
  const document = checked(input.document);
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const [before] = await sql.query<{ name: string; rev: number }>(
      'SELECT name, rev FROM board WHERE account_id = $1 AND id = $2 FOR UPDATE',
      [caller.accountId, input.id ?? null],
    );
    if (input.id !== undefined && !before) throw refuse('noBoard');
    if (before && before.rev !== input.rev) throw refuse('boardChanged');
    await mustFit(sql, caller.accountId, { ...input, document });
    const id = input.id ?? newId('brd');
    const rev = (before?.rev ?? 0) + 1;
    const at = iso(now());
    await sql.query(
      `INSERT INTO board (id, account_id, name, document, rev, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $6)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, document = excluded.document, rev = excluded.rev,
         updated_at = excluded.updated_at`,
      [id, caller.accountId, name, document, rev, at],
    );
    noteChange(context, changeOf(before && { 名称: before.name }, { 名称: name }));
    return { id, rev, updated_at: at };
  });
}

/** Removes boards; the links that show them end with them. */
export async function removeBoards(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const links = await sql.query<{ id: string }>(
      `UPDATE wallboard_link SET revoked_at = $3
       WHERE account_id = $1 AND board_id = ANY($2::text[]) AND revoked_at IS NULL RETURNING id`,
      [caller.accountId, ids, iso(now())],
    );
    await sql.query('DELETE FROM wallboard_token WHERE link_id = ANY($1::text[])', [links.map(({ id }) => id)]);
    const gone = await sql.query<{ name: string }>(
      'DELETE FROM board WHERE account_id = $1 AND id = ANY($2::text[]) RETURNING name',
      [caller.accountId, ids],
    );
    if (gone.length < new Set(ids).size) throw refuse('noBoard');
    noteChange(context, Object.fromEntries(gone.map(({ name }) => [name, ['看板', ''] as const])));
  });
}

/** The document as it is kept: each tile with the settings that its kind uses. Refuses one that does not add up. */
function checked(document: Wanted['document']): Wanted['document'] {
  const { screens } = document;
  if (new Set(screens.map(({ id }) => id)).size < screens.length) throw invalid({ document: because('boardTwice') });
  for (const [i, { tiles }] of screens.entries()) {
    const fault = faultOf(tiles);
    if (fault === 'twice') throw invalid({ document: because('boardTwice') });
    const screen = { screen: i + 1 };
    if (fault === 'outside') throw invalid({ document: because('boardOutside', screen) });
    if (fault === 'overlap') throw invalid({ document: because('boardOverlap', screen) });
  }
  return {
    ...document,
    screens: screens.map((screen) => ({
      ...screen,
      tiles: screen.tiles.map((tile) => ({ ...tile, settings: settingsOf(tile) })),
    })),
  };
}

/** Refuses a name that is taken, one board more than there may be, and groups that are not the account's. */
async function mustFit(sql: Sql, accountId: string, { id, name, document }: Wanted): Promise<void> {
  const [others] = await sql.query<{ count: number; taken: boolean }>(
    `SELECT count(*) AS count, coalesce(bool_or(lower(name) = lower($3)), false) AS taken
     FROM board WHERE account_id = $1 AND id IS DISTINCT FROM $2`,
    [accountId, id ?? null, name],
  );
  if (others!.taken) throw invalid({ name: because('boardTaken') });
  if (others!.count >= mostBoards) throw invalid({ name: because('boardsMost', { most: mostBoards }) });
  const groups = [
    ...new Set(document.screens.flatMap(({ tiles }) => tiles.flatMap(({ settings }) => settings.group ?? []))),
  ];
  const own = await sql.query(
    `SELECT 1 FROM device_group WHERE account_id = $1 AND kind = 'gateway' AND id = ANY($2::text[])`,
    [accountId, groups],
  );
  if (own.length < groups.length) throw invalid({ document: because('boardGroupGone') });
}
