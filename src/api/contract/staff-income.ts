import * as v from 'valibot';
import { guestSources } from '../../domain/income';
import { endpoint } from '../endpoint';
import { day, listOf, paging, word } from './paging';
import { by } from './staff-words';

const source = v.picklist(guestSources);
const each = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

export const staffIncomeOffers = endpoint({
  method: 'GET',
  path: '/api/v3/staff/income/offers',
  summary: 'Staff: who pays for sign-ins of guests, newest first.',
  input: v.object(paging),
  data: listOf(
    v.object({
      id: v.string(),
      source,
      buyer: v.string(),
      each_fen: v.number(),
      starts_on: v.string(),
      ends_on: v.nullable(v.string()),
      simulated: v.boolean(),
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffIncomeOfferSave = endpoint({
  method: 'POST',
  path: '/api/v3/staff/income/offers/save',
  summary:
    'Staff: from a day on (today unless told) a buyer pays so many fen for each terminal that signs in on a day; the offer before ends the day before.',
  input: v.object({
    by,
    source,
    each_fen: each,
    buyer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    starts_on: v.optional(day),
  }),
  data: v.object({ id: v.string() }),
  scope: 'staff',
  origin: 'ours',
});

export const staffIncomeOfferEnd = endpoint({
  method: 'POST',
  path: '/api/v3/staff/income/offers/end',
  summary: 'Staff: today is the last day of an offer.',
  input: v.object({ by, id: word }),
  scope: 'staff',
  origin: 'ours',
});
