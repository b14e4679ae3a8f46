import { bytes } from '../../../../src/format';
import { BarChart, ink } from '../../../../src/ui/chart';
import { Failed } from '../../../../src/ui/failed';
import { Skeleton } from '../../../../src/ui/skeleton';
import { useUse } from './speedup.data';
import { useChartText as text } from './use-chart.text';

/** What went over the line of a group, or of one member, on each of the last days. */
export function UseChart({ gid, sign }: { gid: string; sign?: string }) {
  const { data, error, refresh } = useUse(gid, sign);
  if (!data) return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton height={200} />;
  return (
    <BarChart
      label={text.label}
      groupsName={text.day}
      groups={data.map(({ day }) => ({ key: day, label: day.slice(5), title: day }))}
      series={[
        { key: 'down', label: text.down, color: ink(1), values: data.map(({ down }) => down) },
        { key: 'up', label: text.up, color: ink(2), values: data.map(({ up }) => up) },
      ]}
      format={bytes}
      axisFormat={(value) => bytes(value).replace(' ', '')}
      base={1024}
      height={200}
    />
  );
}
