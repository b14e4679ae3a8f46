import { translate } from '../../../src/text/words';
import type { starPlanText } from './star.text';

translate<typeof starPlanText>('starPlan', {
  label: 'Income of the meteor plan',
  yesterday: 'Yesterday',
  before: (fen) => `Day before ${fen}`,
  month: 'Booked this month',
  monthNote: 'Part of your balance',
  pending: 'To be settled',
  pendingNote: (at) => `Booked ${at}`,
  all: 'Earned in all',
  allNote: 'With what is to be settled',
  every: 'All income',
  join: 'Star plan',
  shut: 'Nobody can join now: the star plan is not open yet. Devices that take part go on earning.',
  nobody:
    'Nobody buys disk space and bandwidth now, so the income is 0. Once somebody does, income counts from that day on.',
  simulated: 'Demo data: buyers and amounts come from the simulator. No real money is involved.',
  trend: 'Last 30 days',
  day: 'Day',
  fen: 'Income',
  spoken: (fen) => `Income of the last 30 days: ${fen} CNY`,
  list: 'Income of the meteor plan',
  search: 'Gateway or GWID',
  state: 'All states',
  none: 'No income',
  noneReason:
    'Once gateways share disk space and bandwidth and somebody buys it, income is listed here by day and gateway.',
  small: (count) => `${count} of your gateways have a disk below 32 GB and cannot join.`,
  aboutLabel: 'About the plan',
  about: [
    {
      title: 'What it does',
      lines: [
        'Lends idle disk space and upload of gateways to buyers who store and distribute content; it earns by the day.',
        'Income is booked at 09:00 on the next day and can be withdrawn. Days without a buyer earn nothing.',
      ],
    },
    {
      title: 'Which devices',
      lines: [
        'Gateways with a disk of 32 GB or more.',
        'A gateway that reports no disk cannot join: nobody knows how much room it has.',
      ],
    },
    {
      title: 'What it changes',
      lines: [
        'It takes the disk space that is shared, and the shared upload in the hours chosen.',
        'Your own data is neither read nor changed; guest sign-in, rules and other settings stay.',
      ],
    },
    {
      title: 'How it ends',
      lines: [
        'Pause or leave whenever you like; sharing stops once the gateway has answered.',
        'What was earned before is settled as usual.',
      ],
    },
  ],
});
