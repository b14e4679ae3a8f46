import type * as contract from '../../../src/api/contract/stats';
import { wallSummary, wallWeek } from '../account/board/redact';
import type { Handlers } from '../kit/context/handler';
import { readComplex } from '../fleet/stats/overview';
import { readFlowModel } from '../fleet/stats/flow-model';
import { readUserModel } from '../fleet/stats/user-model';
import { readClientTrend, readIncome, readToday, readTraffic } from '../fleet/stats/series';
import { readWireless, readWirelessWeek } from '../fleet/stats/wireless';
import { readDns } from '../services/security/event-read';
import { readWeekTraffic } from '../fleet/stats/week-traffic';

/** Statistics of an account. Everything of the past reads rollups. */
export const stats: Handlers<typeof contract> = {
  async complex({ db, caller, now }) {
    const data = await readComplex(db, caller.accountId, now());
    return { data: caller.wallboard ? wallSummary(data, caller.wallboard) : data };
  },
  apComplex: async ({ db, caller, now }) => ({ data: { ap_flow: await readWireless(db, caller.accountId, now()) } }),
  clientNum: async ({ db, caller, now }, { day }) => ({
    data: await readClientTrend(db, caller.accountId, day, now()),
  }),
  userModel: async ({ db, caller, now }, { day }) => ({ data: await readUserModel(db, caller.accountId, day, now()) }),
  flowModel: async ({ db, caller, now }, { day }) => ({ data: await readFlowModel(db, caller.accountId, day, now()) }),
  async weekTraffic({ db, caller, now }) {
    const data = await readWeekTraffic(db, caller.accountId, now());
    return { data: caller.wallboard ? wallWeek(data) : data };
  },
  wirelessWeek: async ({ db, caller, now }) => ({ data: await readWirelessWeek(db, caller.accountId, now()) }),
  today: async ({ db, caller, now }) => ({ data: await readToday(db, caller.accountId, now()) }),
  income: async ({ db, caller, now }) => ({ data: await readIncome(db, caller.accountId, now()) }),
  dnsIntercepted: async ({ db, caller, now }) => ({ data: await readDns(db, caller.accountId, now()) }),
  traffic: async ({ db, caller, now }, { range }) => ({ data: await readTraffic(db, caller.accountId, range, now()) }),
};
