import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { incomeDetailsText } from './income-details.text';

translate<typeof incomeDetailsText>('incomeDetails', {
  heading: { wechat: 'Income by WeChat', redpacket: 'Income by red packets' },
  settings: { wechat: 'WeChat sign-in settings', redpacket: 'Red packet settings' },
  search: 'Gateway or GWID',
  by: 'View',
  views: { each: 'Days and gateways', day: 'Days', gateway: 'Gateways' },
  state: 'All states',
  states: { pending: 'To be settled', settled: 'Settled' },
  guests: 'Clients',
  unit: '',
  each: 'Each',
  yuan: 'CNY',
  sums: (guests, fen, pending) =>
    counts`${guests} clients, income ${fen}${pending && `, ${pending} of it to be settled`}`,
  none: 'No entries',
  noneReason: 'Once guests sign in this way, clients and income are listed here by day and gateway.',
});
