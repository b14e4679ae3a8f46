import { contract, flag } from '../../../src/element/contract';

/** The agreement of the star plan, and who agreed to it. */
export const twinkleStarAgreementContract = contract({
  tag: 'np-twinkle-star-agreement',
  name: 'TwinkleStarAgreement',
  family: 'income',
  summary: '繁星用户协议：当前版本全文、同意、谁在什么时候同意了哪个版本',
  status: 'beta',
  scopes: ['account'],
  props: { manage: flag('可同意') },
  events: {},
  parts: { panel: '外框' },
});
