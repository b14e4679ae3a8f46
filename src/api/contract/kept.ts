import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { time, word } from './paging';

export const keptGateways = endpoint({
  method: 'GET',
  path: '/api/v3/device/kept',
  summary: 'Gateways that were given back in the last 30 days and are still free, newest first.',
  data: v.object({
    list: v.array(
      v.object({
        gwid: word,
        remark: v.string(),
        model: v.string(),
        unbound_at: time,
        /** Until when it can be taken back. */
        until: time,
        /** Backups of configurations that come back with it. */
        backups: v.number(),
        simulated: v.optional(v.boolean()),
      }),
    ),
    total: v.number(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const keptRestore = endpoint({
  method: 'POST',
  path: '/api/v3/device/kept/restore',
  summary: 'Takes a gateway again that was given back, with name, group, versions, backups and what was paid for it.',
  input: v.object({ gwid: word }),
  data: v.object({ gwid: word }),
  scope: 'device:write',
  origin: 'ours',
});
