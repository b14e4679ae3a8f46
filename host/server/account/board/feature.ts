import type { Feature } from '../../kit/context/context';

/** Boards of big screens. */
export const boards: Feature = {
  groupUses: async (sql, accountId, group) =>
    (
      await sql.query<{ name: string }>(
        `SELECT name FROM board WHERE account_id = $1
           AND jsonb_path_exists(document, '$.screens[*].tiles[*].settings ? (@.group == $group)',
             jsonb_build_object('group', $2::text)) ORDER BY name`,
        [accountId, group],
      )
    ).map(({ name }) => ({ noun: 'board', name })),
};
