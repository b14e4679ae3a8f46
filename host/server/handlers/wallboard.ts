import type * as contract from '../../../src/api/contract/wallboard';
import { createLink, enterBoard, revokeLink } from '../account/board/links';
import type { Handlers } from '../kit/context/handler';

/** Links under which screens show the overview without a session. */
export const wallboard: Handlers<typeof contract> = {
  async wallboardLinks({ db, caller, now }, { board }) {
    const list = await db.query<contract.WallboardLink>(
      `SELECT l.id, l.name, l.cards, CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('id', b.id, 'name', b.name) END AS board,
         l.created_at, l.expires_at, l.revoked_at, l.seen_at
       FROM wallboard_link l LEFT JOIN board b ON b.id = l.board_id
       WHERE l.account_id = $1 AND ($3::text IS NULL OR l.board_id = $3)
       ORDER BY l.revoked_at IS NOT NULL OR coalesce(l.expires_at <= $2, false), l.created_at DESC, l.id LIMIT 200`,
      [caller.accountId, new Date(now()), board ?? null],
    );
    return { data: { list, total: list.length } };
  },

  async wallboardLinkCreate(context, input) {
    return { data: await createLink(context, input) };
  },

  async wallboardLinkRevoke(context, { id }) {
    await revokeLink(context, id);
    return { data: null };
  },

  async wallboardEnter(context, { key }) {
    await context.limits.take(`wallboard:${context.network}`, 60, 60);
    return { data: await enterBoard(context, key) };
  },
};
