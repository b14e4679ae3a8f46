import { words } from '../../text/words';

/** Words of the choice of days. */
export const dayRangeText = words('dayRange', {
  label: '日期范围',
  from: '开始日期',
  to: '结束日期',
  between: '至',
  zone: '北京时间',
});
