import { translate } from '../../../src/text/words';
import type { twinkleStarApplicationsText } from './twinkle-star-applications.text';

translate<typeof twinkleStarApplicationsText>('twinkleStarApplications', {
  heading: 'Applications',
  all: 'All',
  state: 'State',
  states: { pending: 'Under review', approved: 'Approved', refused: 'Refused', withdrawn: 'Withdrawn' },
  reason: 'Why',
  by: 'Applied by',
  asked: 'Applied at',
  decided: 'Decided at',
  gone: 'The gateway is no longer yours',
  apply: 'Apply',
  withdraw: 'Withdraw',
  withdrawAsk: (name) => `Withdraw the application for ${name}? Its review ends; you can apply again later.`,
  withdrawn: 'Withdrawn',
  again: 'Apply again',
  againAsk: (name) =>
    `Apply again for ${name} with the same space, upload and hours? What cannot be lent any more is left out.`,
  asking: 'Sent, under review',
  none: 'No applications',
  noneReason: 'Once you apply, the outcome and the reasons are listed here.',
});
