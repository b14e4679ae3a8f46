import * as v from 'valibot';
import { starApplicationStates, starDisputeStates } from '../../domain/star';
import { endpoint } from '../endpoint';
import { day, listOf, paging, time, word } from './paging';
import { by, reason } from './staff-words';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const staffStarReview = endpoint({
  method: 'GET',
  path: '/api/v3/staff/star_review',
  summary: 'Staff: applications for the star plan, oldest first; those that wait unless told.',
  input: v.object({ ...paging, state: v.optional(v.picklist(starApplicationStates), 'pending') }),
  data: listOf(
    v.object({
      id: word,
      account_code: v.string(),
      gateway: v.string(),
      disks: v.array(v.object({ disk: v.string(), size_gb: v.number(), gb: v.number() })),
      mbps: v.number(),
      from: v.string(),
      to: v.string(),
      state: v.picklist(starApplicationStates),
      asked_at: time,
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffStarSettleReview = endpoint({
  method: 'POST',
  path: '/api/v3/staff/star_review/settle',
  summary: 'Staff: lets a gateway take part, which is told what it lends, or refuses with a reason.',
  input: v.object({ by, id: word, approved: v.boolean(), reason: v.optional(reason) }),
  scope: 'staff',
  origin: 'ours',
});

export const staffStarDemands = endpoint({
  method: 'GET',
  path: '/api/v3/staff/star/demands',
  summary: 'Staff: what buyers ask for of all times, newest first.',
  input: v.object(paging),
  data: listOf(
    v.object({
      id: word,
      region: v.string(),
      buyer: v.string(),
      gb: v.number(),
      mbps: v.number(),
      each_fen: v.number(),
      starts_on: v.string(),
      ends_on: v.nullable(v.string()),
      simulated: v.boolean(),
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffStarDemandSave = endpoint({
  method: 'POST',
  path: '/api/v3/staff/star/demand',
  summary: 'Staff: tells gateways’ owners what a buyer asks for, where, and for how many fen per 100 GB and day.',
  input: v.object({
    by,
    region: text(40),
    buyer: text(60),
    gb: whole(1, 1_000_000_000),
    mbps: whole(1, 10_000_000),
    each_fen: whole(1, 1_000_000),
    starts_on: v.optional(day),
    ends_on: v.optional(day),
  }),
  data: v.object({ id: word }),
  scope: 'staff',
  origin: 'ours',
});

export const staffStarDemandClose = endpoint({
  method: 'POST',
  path: '/api/v3/staff/star/demand/close',
  summary: 'Staff: today is the last day of a demand; one that did not begin is taken back.',
  input: v.object({ by, id: word }),
  scope: 'staff',
  origin: 'ours',
});

export const staffStarSettle = endpoint({
  method: 'POST',
  path: '/api/v3/staff/star/settle',
  summary:
    'Staff: takes over what the buyer pays for disks on a day that is over; the subsidy is computed here. Per gateway and day once: the same again changes nothing, other sums are refused.',
  input: v.object({
    by,
    day,
    rows: v.pipe(
      v.array(v.object({ gwid: word, disk: word, income_fen: whole(0, 10_000_000) })),
      v.minLength(1),
      v.maxLength(1000),
    ),
  }),
  data: v.object({
    /** Gateways that were taken over, and those that had been. */
    taken: v.number(),
    same: v.number(),
    income_fen: v.number(),
    subsidy_fen: v.number(),
  }),
  scope: 'staff',
  origin: 'ours',
});

export const staffStarDisputes = endpoint({
  method: 'GET',
  path: '/api/v3/staff/star/disputes',
  summary: 'Staff: objections to days of bills, oldest first; those that wait unless told.',
  input: v.object({ ...paging, state: v.optional(v.picklist(starDisputeStates), 'open') }),
  data: listOf(
    v.object({
      id: word,
      account_code: v.string(),
      day: v.string(),
      gateway: v.string(),
      text: v.string(),
      state: v.picklist(starDisputeStates),
      answer: v.string(),
      asked_at: time,
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffStarDisputeAnswer = endpoint({
  method: 'POST',
  path: '/api/v3/staff/star/dispute/answer',
  summary: 'Staff: answers an objection; its owner reads it.',
  input: v.object({ by, id: word, answer: text(1000) }),
  scope: 'staff',
  origin: 'ours',
});
