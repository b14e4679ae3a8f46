import type { DataOf } from '../../../src/api';
import type { alarmDetail } from '../../../src/api/contract/alarm';
import { dateTime, number, percent, rate } from '../../../src/format';
import { LineChart, type LineSeries } from '../../../src/ui/chart';
import { betweenText } from '../../../src/text/between.text';
import { Part, Unit } from './alarm-table.styles';
import { alarmTableText as text } from './alarm-table.text';

type Alarm = DataOf<typeof alarmDetail>;
type Hour = Alarm['around'][number];

interface Drawn {
  title: string;
  series: LineSeries[];
  format: (value: number) => string;
  base?: number;
}

/** The gateway in the hours around an alarm, by what the alarm is about. */
export function AlarmChart({ alarm }: { alarm: Alarm }) {
  const { hours, title, series, format, base } = measure(alarm);
  return (
    <Part>
      <h3>
        {title}
        <Unit>{text.before}</Unit>
      </h3>
      {hours.length > 1 ? (
        <LineChart
          label={`${title}${betweenText.parts}${text.before}`}
          pointsName={text.hour}
          points={hours.map(({ at }) => ({ label: clock(at), title: dateTime(at).slice(0, 16) }))}
          series={series}
          format={format}
          base={base}
          ticks={5}
          height={140}
        />
      ) : (
        <p>{text.noAround}</p>
      )}
    </Part>
  );
}

function measure({ category, around }: Alarm): Drawn & { hours: Hour[] } {
  const loaded = around.filter((hour) => hour.cpu !== null);
  if (category === 'performance' && loaded.length > 1) {
    const values = loaded.map((hour) => hour.cpu ?? 0);
    return {
      hours: loaded,
      title: text.cpu,
      series: [{ key: 'cpu', label: text.cpu, tone: 1, values }],
      format: (value) => percent(value / 100),
    };
  }
  const used = around.filter((hour) => hour.clients !== null);
  if (category === 'wireless' && used.length === around.length && used.length > 1) {
    const values = used.map((hour) => hour.clients ?? 0);
    return {
      hours: used,
      title: text.clients,
      series: [{ key: 'clients', label: text.clients, tone: 1, values }],
      format: (value) => number(value),
    };
  }
  return {
    hours: around,
    title: text.traffic,
    series: [
      { key: 'down', label: text.down, tone: 1, values: around.map((hour) => hour.down) },
      { key: 'up', label: text.up, tone: 2, values: around.map((hour) => hour.up) },
    ],
    format: (value) => rate(value),
    base: 1024,
  };
}

const clock = (at: string): string => dateTime(at).slice(11, 16);
