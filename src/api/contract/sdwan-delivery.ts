import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { word } from './paging';
import { percent, reported, reportedRows } from './reported';

export const sdwanRetry = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/retry',
  summary: 'Tells a member of a network once more what it could not take over.',
  input: v.object({ id: word, gwid: word }),
  scope: 'device:write',
  origin: 'ours',
});

const bits = v.pipe(v.number(), v.minValue(0), v.maxValue(1e13));

/** @public Called by devices, not by pages. */
export const sdwanReport = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/sdwan',
  summary: 'A gateway tells the public half of its key, where its tunnel is reached, and how its tunnels are.',
  input: v.object({
    /** WireGuard's form: 32 bytes in base64. Told before and after the first network; another one replaces it. */
    key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]{42}[AEIMQUYcgkosw048]=$/))),
    /** Port at which the tunnel listens. */
    port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
    /** Address at which others reach it; not told: where this call came from. */
    host: reported(v.pipe(v.string(), v.regex(/^[a-zA-Z\d]([a-zA-Z\d.:-]{0,251}[a-zA-Z\d])?$/))),
    links: v.optional(
      reportedRows(
        v.object({
          /** The other end, as it was delivered. */
          gwid: word,
          /** `relay`: by way of somebody else. */
          state: v.picklist(['linked', 'relay', 'unlinked']),
          /** Milliseconds. */
          latency: reported(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
          loss: reported(percent),
          /** Bits per second that came and went. */
          down: reported(bits),
          up: reported(bits),
        }),
        200,
      ),
      [],
    ),
  }),
  scope: 'public',
  origin: 'ours',
});
