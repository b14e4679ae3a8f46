import { second } from '../../../src/domain/time';
import type { Job } from '../kit/context/context';
import { followPeople } from '../services/people/told';

/** Ends private passwords whose time is over, and tells gateways whose people are others than before. */
export const people: Job = {
  name: 'wifi-people',
  every: 15 * second,
  run: ({ db, now }) => followPeople(db, now()),
};
