import * as v from 'valibot';
import { equipmentForms, equipmentKinds } from '../../domain/design/equipment';
import { endpoint } from '../endpoint';
import { word } from './paging';
import { by } from './staff-words';

const figure = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)));
const whole = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)));

export const staffModelSave = endpoint({
  method: 'POST',
  path: '/api/v3/staff/models/save',
  summary: 'Staff: enters a model for designs of networks, or replaces it; what is not given is not told to anybody.',
  input: v.object({
    by,
    model: word,
    kind: v.picklist(equipmentKinds),
    /** How an access point is mounted. */
    form: v.optional(v.picklist(equipmentForms), ''),
    clients: whole,
    mbps: whole,
    wans: whole,
    /** Access points that a gateway manages. */
    aps: whole,
    /** Ports that give power, and watts of all of them. */
    ports: whole,
    poe_watts: whole,
    /** Watts that an access point takes. */
    watts: figure,
    /** List price with tax. */
    price_fen: whole,
  }),
  scope: 'staff',
  origin: 'ours',
});

export const staffModelRemove = endpoint({
  method: 'POST',
  path: '/api/v3/staff/models/remove',
  summary: 'Staff: takes a model out of designs; those that chose it get the proposed one.',
  input: v.object({ by, model: word }),
  scope: 'staff',
  origin: 'ours',
});
