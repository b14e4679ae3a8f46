import type * as contract from '../../../src/api/contract/page-view';
import type { Handlers } from '../handler';

/** Days of the counters are days in China. */
const offset = 8 * 60 * 60 * 1000;

export const pageView: Handlers<typeof contract> = {
  async pageView({ db, caller, now }, { name }) {
    const day = new Date(now() + offset).toISOString().slice(0, 10);
    await db.query(
      `INSERT INTO page_view (account_id, day, name) VALUES ($1, $2, $3)
       ON CONFLICT (account_id, day, name) DO UPDATE SET views = page_view.views + 1`,
      [caller.accountId, day, name],
    );
    return { data: null };
  },
};
