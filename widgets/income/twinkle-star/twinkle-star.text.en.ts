import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { twinkleStarText } from './twinkle-star.text';

translate<typeof twinkleStarText>('twinkleStar', {
  apply: 'Apply',
  label: 'Income of the star plan',
  yesterday: 'Yesterday',
  month: 'This month',
  withSubsidy: 'Income and subsidy',
  pending: 'To be settled',
  pendingNote: 'A day is settled at 09:00 on the next',
  booked: 'Booked in all',
  since: (day) => `Since ${day}`,
  notYet: 'Nothing earned yet',
  steps: 'Steps',
  agreed: (version, by, at) => `Version ${version} agreed to by ${by}, ${at}`,
  notAgreed: (version) => `Version ${version} is not agreed to yet`,
  disks: (free, all) => `${free} of ${all} reported disks can join`,
  noDisks: 'No gateway reported a disk, so none can join',
  pendingOf: (count) => `${count} under review`,
  noPending: 'No application is under review',
  joined: (joined, open) => counts`${joined} gateways take part, in force on ${open}`,
  noJoined: 'No gateway takes part yet',
  configure: 'Upload, hours and share, also of many at once',
  demands: (count) => counts`${count} demands are open`,
  noDemands: 'No buyer asks for anything now',
  disputes: (count) => counts`${count} objections wait for an answer`,
  bill: 'Income, subsidy and how they were computed, day by day',
});
