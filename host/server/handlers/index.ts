import type * as contract from '../../../src/api/contract';
import type { Handlers } from '../handler';
import { pageView } from './page-view';
import { activity } from './activity';
import { auth } from './auth';
import { message } from './message';
import { personalization } from './personalization';
import { profile } from './profile';
import { security } from './security';
import { support } from './support';
import { user } from './user';
import { wallet } from './wallet';
import { tableView } from './table-view';

/** Every area of the contract answered; a missing one does not compile. */
export const handlers: { [Area in keyof typeof contract]: Handlers<(typeof contract)[Area]> } = {
  pageView,
  activity,
  message,
  auth,
  personalization,
  profile,
  security,
  support,
  user,
  wallet,
  tableView,
};
