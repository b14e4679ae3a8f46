import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { siteDayText } from './site-day.text';

translate<typeof siteDayText>('siteDay', {
  unnamed: 'No network chosen',
  unnamedReason: 'Open one from the list of networks',
  heading: 'Last 24 hours',
  tracks: {
    line: 'Gateway and lines',
    wireless: 'Wireless',
    switching: 'Wired',
    performance: 'Load',
    security: 'Security',
  },
  fine: 'Fine: no outage, nothing degraded',
  unheard: 'Never online: there is no day to tell of yet',
  fineNow: 'Fine now. ',
  lasted: (from, to, what) => `${from}–${to} ${what}`,
  lasts: (from, what) => `${what}, since ${from}`,
  more: (count) => counts`, and ${count} more alarms`,
  times: (count, sum) => `, ${count} in all, ${sum} together`,
  cell: 'One cell is 5 minutes, the right end is now',
  drawn: (track, count) => (count > 0 ? counts`${track}: ${count} stretches` : `${track}: fine all day`),
  now: 'now',
});
