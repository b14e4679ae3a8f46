import type { Feature } from '../../kit/context/context';

/** Boards of big screens. */
export const boards: Feature = {
  names: [
    'SELECT name, NULL AS device FROM board WHERE account_id = $1 AND id = $2',
    'SELECT name, NULL AS device FROM wallboard_link WHERE account_id = $1 AND id = $2',
  ],
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
