import * as v from 'valibot';
import { endpoint } from '../endpoint';

export const pageView = endpoint({
  method: 'POST',
  path: '/api/v3/page_view',
  summary: 'Counts a page that the account holder opened, by route name and day; no address and no input is kept.',
  input: v.object({
    /** Route name, for example `networks`. */
    name: v.pipe(v.string(), v.regex(/^[\w.]{1,60}$/)),
  }),
  scope: 'account',
  origin: 'ours',
});
