import { words } from '../../../src/text/words';

/** Words of FlowCategories. */
export const flowCategoriesText = words('flowCategories', {
  heading: '累计流量构成',
  total: '总计',
  note: '按应用协议识别，自绑定之日起累计',
});
