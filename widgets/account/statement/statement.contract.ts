import { contract } from '../../../src/element/contract';

/** Every change of the balance. */
export const statementContract = contract({
  tag: 'np-statement',
  name: 'Statement',
  family: 'account',
  summary: '收支明细：按类型与日期筛选，合计收入与支出',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
