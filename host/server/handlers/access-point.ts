import type * as contract from '../../../src/api/contract/access-point';
import type { ApRow } from '../../../src/api/contract/device';
import { commandAp } from '../fleet/commands/command-device';
import { readAir, readAp, readApHistory, stayPage } from '../fleet/devices/ap-read';
import { locateAp } from '../fleet/devices/blink';
import type { Context } from '../kit/context/context';
import type { Handlers } from '../kit/context/handler';
import { because, invalid, refuse } from '../kit/refusal';

/** One access point: its air, its past, who was at it, and what it is told to do. */
export const accessPoint: Handlers<typeof contract> = {
  async apAir({ db, caller, now }, { id }) {
    const data = await readAir(db, caller.accountId, id, now());
    if (!data) throw refuse('noAp');
    return { data };
  },
  async apHistory(context, input) {
    const { bound_at: boundAt } = await mustOwn(context, input.id);
    const data = await readApHistory(context, { ...input, boundAt }, context.now());
    if (!data) throw invalid({ to: because('endBeforeStart') });
    return { data };
  },
  async apStays(context, input) {
    await mustOwn(context, input.id);
    return { data: await stayPage(context, input) };
  },
  async apReboot(context, { id }) {
    return { data: await context.db.tx((sql) => commandAp(sql, context, id, 'reboot')) };
  },
  async apLocate(context, { id, on }) {
    return { data: await locateAp(context, id, on) };
  },
};

async function mustOwn({ db, caller, now }: Context, id: string): Promise<ApRow> {
  const ap = await readAp(db, caller.accountId, id, now());
  if (!ap) throw refuse('noAp');
  return ap;
}
