import { translate } from '../../../src/text/words';
import type { twinkleStarApplicationsText } from './twinkle-star-applications.text';

translate<typeof twinkleStarApplicationsText>('twinkleStarApplications', {
  heading: 'Applications',
  all: 'All',
  state: 'State',
  states: { pending: 'Under review', approved: 'Approved', refused: 'Refused', withdrawn: 'Taken back' },
  reason: 'Why',
  by: 'Asked by',
  asked: 'Asked at',
  decided: 'Decided at',
  gone: 'The gateway is no longer yours',
  apply: 'Apply',
  withdraw: 'Take back',
  withdrawAsk: (name) => `Take the application for ${name} back? Its review ends; you can ask again later.`,
  withdrawn: 'Taken back',
  again: 'Ask again',
  againAsk: (name) =>
    `Ask again for ${name} with the same space, upload and hours? What cannot be lent any more is left out.`,
  asking: 'Sent, under review',
  none: 'No applications',
  noneReason: 'Once you apply, the outcome and the reasons are listed here.',
});
