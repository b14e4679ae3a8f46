import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { personalizationOf } from './user';

const key = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const personalizationShow = endpoint({
  method: 'GET',
  path: '/api/v3/personalization/show',
  summary: 'Displayed columns per table cache key.',
  data: v.record(v.string(), v.array(v.string())),
  scope: 'account',
  origin: 'given',
});

export const personalizationUpdate = endpoint({
  method: 'POST',
  path: '/api/v3/personalization/update',
  summary: 'Keeps the displayed columns of a table; ours: also theme, home section, and the reset of all columns.',
  input: v.object({
    display_column: v.optional(
      v.object({
        tableCacheKey: key,
        /** Names of the columns that are shown; empty forgets the choice for this table. */
        displayFields: v.pipe(v.array(key), v.maxLength(100)),
      }),
    ),
    theme: v.optional(v.picklist(['WHITE', 'BLACK'])),
    home_section: v.optional(v.picklist(['REVENUE', 'DNS'])),
    /** True: forget the column choice of every table. */
    reset_columns: v.optional(v.boolean()),
  }),
  data: v.nullable(personalizationOf),
  scope: 'account',
  origin: 'given',
});
