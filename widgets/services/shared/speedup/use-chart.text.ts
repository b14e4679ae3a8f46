import { words } from '../../../../src/text/words';

/** Words of the chart of what went over a line. */
export const useChartText = words('speedupUse', {
  label: '近 30 天每天走线路的上下行流量',
  day: '日期',
  down: '下行',
  up: '上行',
});
