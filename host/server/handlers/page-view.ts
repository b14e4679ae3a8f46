import type * as contract from '../../../src/api/contract/page-view';
import { beijing } from '../../../src/domain/time';
import type { Handlers } from '../kit/context/handler';

export const pageView: Handlers<typeof contract> = {
  async pageView({ db, caller, now }, { name }) {
    const { day } = beijing(now());
    await db.query(
      `INSERT INTO page_view (account_id, day, name) VALUES ($1, $2, $3)
       ON CONFLICT (account_id, day, name) DO UPDATE SET views = page_view.views + 1`,
      [caller.accountId, day, name],
    );
    return { data: null };
  },
};
