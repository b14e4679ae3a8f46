import { words } from '../../../../src/text/words';

/** Words of a section about users or traffic. */
export const modelText = words('model', {
  range: '时间范围',
  ranges: { '30': '近 30 天', history: '历史' },
});
