import { translate } from '../../../src/text/words';
import type { sourcesText } from './sources.text';

translate<typeof sourcesText>('incomeSources', {
  names: {
    wechat: 'WeChat sign-in',
    redpacket: 'Red packets',
    star: 'Meteor plan',
    promotion: 'Referral commission',
    other: 'Other',
  },
  states: { pending: 'To be settled', settled: 'Settled' },
  pays: (buyer, yuan) => `${buyer} pays ${yuan} for each client a day. Each client counts once a day. `,
  simulatedBuyer: 'A simulated buyer',
  simulated: 'Demo data: buyers and amounts come from the simulator. No real money is involved.',
  nobody: {
    wechat:
      'Nobody pays for WeChat sign-ins now, so the income is 0. Clients are counted all the same. Once somebody pays, income counts from that day on.',
    redpacket:
      'Nobody pays for red packet sign-ins now, so the income is 0. Clients are counted all the same. Once somebody pays, income counts from that day on.',
  },
});
