import { contract } from '../../../src/element/contract';

/** Bound bank cards. */
export const bankCardsContract = contract({
  tag: 'np-bank-cards',
  name: 'BankCards',
  family: 'account',
  summary: '银行卡：绑定与解绑',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
