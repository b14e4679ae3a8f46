import type * as contract from '../../../src/api/contract/wallboard';
import { createLink, enterBoard, revokeLink } from '../account/board/links';
import type { Handlers } from '../kit/context/handler';

/** Links under which screens show the overview without a session. */
export const wallboard: Handlers<typeof contract> = {
  async wallboardLinks({ db, caller, now }) {
    const list = await db.query<contract.WallboardLink>(
      `SELECT id, name, cards, created_at, expires_at, revoked_at, seen_at FROM wallboard_link WHERE account_id = $1
       ORDER BY revoked_at IS NOT NULL OR coalesce(expires_at <= $2, false), created_at DESC, id LIMIT 200`,
      [caller.accountId, new Date(now())],
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
