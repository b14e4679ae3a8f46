import * as v from 'valibot';
import { memberStates } from '../../domain/speedup';
import { endpoint } from '../endpoint';
import { listOf, paging, time, word } from './paging';
import { by } from './staff-words';

const short = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

export const staffSpeedupLines = endpoint({
  method: 'GET',
  path: '/api/v3/staff/speedup/lines',
  summary: 'Staff: lines of international speed-up with the groups that use them.',
  input: v.object({ ...paging }),
  data: listOf(
    v.object({
      id: word,
      region: v.string(),
      name: v.string(),
      host: v.string(),
      open: v.boolean(),
      groups: v.number(),
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffSpeedupLineSave = endpoint({
  method: 'POST',
  path: '/api/v3/staff/speedup/line',
  summary: 'Staff: makes a line, or changes the one with this id; gateways whose groups use it are told.',
  input: v.object({
    by,
    id: v.optional(word),
    region: short,
    name: short,
    /** Address or host where gateways join it: also what they measure. */
    host: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(253)),
  }),
  data: v.object({ id: word }),
  scope: 'staff',
  origin: 'ours',
});

export const staffSpeedupLineOpen = endpoint({
  method: 'POST',
  path: '/api/v3/staff/speedup/line/open',
  summary: 'Staff: closes a line, so that nothing goes over it any more, or opens it again.',
  input: v.object({ by, id: word, open: v.boolean() }),
  scope: 'staff',
  origin: 'ours',
});

export const staffSpeedupMembers = endpoint({
  method: 'GET',
  path: '/api/v3/staff/speedup/members',
  summary: 'Staff: terminals that shall be let over a line, oldest first; those that wait unless told.',
  input: v.object({ ...paging, state: v.optional(v.picklist(memberStates), 'pending') }),
  data: listOf(
    v.object({
      sign: word,
      account_code: v.string(),
      gateway: v.string(),
      group: v.string(),
      name: v.string(),
      mac: v.string(),
      purpose: v.string(),
      state: v.picklist(memberStates),
      created_at: time,
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffSpeedupSettle = endpoint({
  method: 'POST',
  path: '/api/v3/staff/speedup/settle',
  summary: 'Staff: lets a terminal over its line, or refuses it with a reason that its owner reads.',
  input: v.object({
    by,
    sign: word,
    approved: v.boolean(),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  }),
  scope: 'staff',
  origin: 'ours',
});
