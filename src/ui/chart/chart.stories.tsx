import { Ground, Line } from '../story';
import {
  Bar,
  BarChart,
  ChartFigure,
  Columns,
  DonutChart,
  Gauge,
  heat,
  HeatMap,
  ink,
  Legend,
  LineLegend,
  LineChart,
  NoData,
  Parts,
  RankBars,
  SegmentBar,
  Sparkline,
  Swatch,
  toneAt,
} from '.';

export default { title: 'ui / chart' };

const values = [4, 7, 5, 9, 6, 8, 10];
const points = values.map((_, i) => ({ label: `11-${13 + i}`, title: `11-${13 + i}` }));
const format = (value: number) => value.toLocaleString('zh-CN');
const names = ['手机', '笔记本', '平板'];

export const Lines = () => (
  <Ground>
    <LineChart
      label="近 7 天在线"
      pointsName="日期"
      points={points}
      format={format}
      series={[
        { key: 'a', label: '在线', tone: 1, values },
        { key: 'b', label: '新用户', tone: 2, values: values.map((value) => value / 4) },
      ]}
    />
    <LineChart label="无数据" pointsName="日期" points={[]} series={[]} format={format} height={120} />
  </Ground>
);

export const Bars = () => (
  <Ground $columns="repeat(auto-fit, minmax(min(100%, 320px), 1fr))">
    {[true, false].map((stacked) => (
      <BarChart
        key={String(stacked)}
        label="各时段"
        groupsName="时段"
        stacked={stacked}
        groups={points.map(({ label }) => ({ key: label, label, title: label }))}
        series={names.map((label, i) => ({ key: label, label, color: heat(i + 2), values }))}
        format={format}
      />
    ))}
    <DonutChart
      label="终端占比"
      head={['终端', '台数']}
      parts={names.map((label, i) => ({ key: label, label, value: 5 - i, color: ink(toneAt(i)) }))}
      format={format}
    />
  </Ground>
);

export const ByHand = () => (
  <Ground>
    <Line title="仪表">
      <Gauge share={0.824} value="2,380" caption="无线终端" label="5G 占 82.4%" />
      <Gauge share={undefined} value="—" caption="无线终端" label="暂无数据" />
    </Line>
    <Sparkline values={values} label="今日走势" />
    <Columns
      label="近 7 天"
      columns={values.map((value, i) => ({ key: String(i), label: `${13 + i}`, value, text: `${value}` }))}
    />
    <Parts
      items={names.map((label, i) => ({
        key: label,
        label,
        share: (5 - i) / 12,
        color: ink(toneAt(i)),
        value: `${5 - i}`,
      }))}
    />
    <RankBars numbered rows={names.map((label, i) => ({ key: label, label, size: 5 - i, value: String(5 - i) }))} />
    <HeatMap
      label="热度"
      columns={points.map(({ label }) => label)}
      rows={names.map((label, row) => ({
        key: label,
        label,
        cells: values.map((value) => ({ step: Math.min(5, Math.round(value / 2) - row), text: String(value) })),
      }))}
    />
  </Ground>
);

export const Pieces = () => (
  <Ground>
    <Line title="占比">
      <span style={{ width: 160 }}>
        <Bar share={0.62} />
      </span>
      <span>62%</span>
    </Line>
    <SegmentBar segments={names.map((label, i) => ({ key: label, share: (5 - i) / 12, color: ink(toneAt(i)) }))} />
    <Legend
      items={[
        { label: '下行', color: ink(1), line: 'solid' },
        { label: '上行', color: ink(2), line: 'dashed' },
        { label: '终端', color: ink(3) },
      ]}
    />
    <LineLegend
      series={[
        { label: '下行', tone: 1 },
        { label: '上行', tone: 2 },
      ]}
    />
    <Line title="色块">
      <Swatch style={{ background: heat(4) }} />
      <span>14:00–16:00</span>
    </Line>
    <ChartFigure label="只有表格" height={120} table={{ head: ['日期', '台数'], rows: [['11-20', '1,284']] }}>
      <NoData height={120} />
    </ChartFigure>
  </Ground>
);
