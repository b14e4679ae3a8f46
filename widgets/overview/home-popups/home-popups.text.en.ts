import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { homePopupsText } from './home-popups.text';

translate<typeof homePopupsText>('homePopups', {
  close: 'Close',
  realName: {
    title: 'Verify your identity',
    later: 'Later',
    verify: 'Verify now',
  },
  campaign: {
    label: 'Disk subsidy campaign',
    tag: 'Limited time',
    title: ['Large disks', 'earn up to 30% more'],
    body: (least, income) =>
      `Gateways with disks of ${least} GB or more get a subsidy on each day with an income of ${income} CNY or more.`,
    rules: 'Rules',
    head: ['Disk size', 'Share', (income) => `For ${income} CNY a day`],
    lower: (from, to) => `${from} GB – ${to} GB`,
    upper: (from) => `Over ${from} GB`,
    time: 'Campaign',
    span: (from, to, days) => counts`${from} to ${to}, ${days} days`,
    length: 'Subsidy lasts',
    lasts: (days, last) => counts`${days} days from joining, until ${last} at the latest`,
    now: 'Your devices',
    routers: (count) => `${count} of your gateways with disks below 32 GB; with larger ones they can take part`,
    never: 'Do not remind me again',
    confirm: 'Show these devices',
    disk: '256 GB',
    percent: '+30%',
  },
  activity: { open: 'See the offer', untold: 'Running offer' },
  ad: {
    label: 'Promotion',
    open: 'See more',
    note: (day) => `Advertisement, until ${day}`,
    day: (month, day) => `${month}-${String(day).padStart(2, '0')}`,
  },
});
