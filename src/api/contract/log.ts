import * as v from 'valibot';
import { logKinds } from '../../domain/log';
import { endpoint } from '../endpoint';
import { historyOf, moment, order, paging, saidBeside, search, time, word } from './paging';

const logRow = v.object({
  id: v.string(),
  at: time,
  /** Who; empty: the system. Persons are masked. */
  actor: v.string(),
  /** What it was done to, or the device that came or went. */
  target: v.string(),
  target_said: saidBeside,
  text: v.string(),
  text_said: saidBeside,
  /** False: it failed; for devices: went offline. */
  ok: v.boolean(),
  /**
   * Further facts by name, for example the address or the versions. Of what a device is told to do: `outcome`, the state of
   * that command (`pending`: asked for, `sent`: fetched, `done`, `failed`, `timed_out`), and `answer`, why it was not done. `before` and `after`, what
   * was changed, have `before_said` and `after_said` beside them, the same as data in JSON; so has the `kind` of a
   * device `kind_said`. `site`: the gateway that a device which came, went or was upgraded stands behind now.
   */
  detail: v.record(v.string(), v.string()),
  /** True: it was not a real device that it happened to, or nobody did it. */
  simulated: v.boolean(),
});

/** One line of a log. */
export type LogRow = v.InferOutput<typeof logRow>;

export const logs = endpoint({
  method: 'GET',
  path: '/api/v3/logs/list',
  summary: 'Lines of one log, newest first unless told.',
  input: v.object({
    ...paging,
    kind: v.picklist(logKinds),
    q: search,
    /** Only what went well, or what failed. */
    result: v.optional(v.picklist(['ok', 'failed'])),
    /** Only lines about this device. */
    device: v.optional(word),
    /** At or after, and before; ISO times. */
    from: v.optional(moment),
    to: v.optional(moment),
    order,
  }),
  data: historyOf(logRow),
  scope: 'account',
  origin: 'ours',
});
