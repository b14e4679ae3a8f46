import * as v from 'valibot';
import { alarmLevels } from '../../domain/alarm';
import { deviceKinds, deviceStates } from '../../domain/device';
import { orderStates } from '../../domain/service';
import { endpoint } from '../endpoint';
import { time, word } from './paging';

export const globalSearch = endpoint({
  method: 'GET',
  path: '/api/v3/search',
  summary:
    'A few of everything that carries what was typed: devices by name, id, MAC, address or serial; terminals online, by their own name or MAC or that of their access point; open alarms; orders, for a person only. What a token may not see is left out.',
  input: v.object({
    q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  }),
  data: v.object({
    devices: v.array(
      v.object({
        id: word,
        kind: v.picklist(deviceKinds),
        gwid: word,
        remark: v.string(),
        status: v.picklist(deviceStates),
        model: v.string(),
        mac: v.string(),
        ip: v.string(),
        serial: v.string(),
        simulated: v.optional(v.boolean()),
      }),
    ),
    users: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        mac: v.string(),
        ip: v.string(),
        gwid: word,
        gateway_remark: v.string(),
        /** Name of the access point; null: wired, or not told. */
        ap_remark: v.optional(v.nullable(v.string())),
        simulated: v.optional(v.boolean()),
      }),
    ),
    alarms: v.array(
      v.object({
        id: word,
        level: v.picklist(alarmLevels),
        content: v.string(),
        remark: v.string(),
        raised_at: time,
        simulated: v.optional(v.boolean()),
      }),
    ),
    orders: v.array(
      v.object({ id: word, service_name: v.string(), tier_name: v.string(), state: v.picklist(orderStates) }),
    ),
  }),
  scope: 'device:read',
  origin: 'ours',
});
