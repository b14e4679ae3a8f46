import { words } from '../../text/words';

/** Words of charts. */
export const chartText = words('chart', {
  noData: '暂无数据',
  unfinished: (title: string) => `${title}（未结束）`,
  asTable: '以表格查看',
  asChart: '以图表查看',
  low: '低',
  high: '高',
});
