import { translate } from '../../../src/text/words';
import type { starryActivitiesText } from './starry-activities.text';

translate<typeof starryActivitiesText>('starryActivities', {
  title: 'Starry: a subsidy for large disks',
  lead: (from, to) =>
    `Devices with disks of 32 GB and more that join from ${from} to ${to} get a share of each day's income on top.`,
  points: (last) => [
    { title: '15% for 32 GB to 256 GB', text: 'For example CNY 0.21 on an income of CNY 1.40.' },
    { title: '30% above 256 GB', text: 'The larger the disk, the more is shared and paid.' },
    { title: 'For 30 days after joining', text: `Until ${last} at the latest.` },
    { title: 'From CNY 0.1 of income a day', text: 'Nothing is paid for a day below.' },
  ],
  over: (to) => `The campaign ended on ${to}. Rules and calculator are for reference.`,
  form: 'Tell me about the next campaign',
});
