import { settingsOf } from '../../../../../src/domain/board';
import { date, dateTime, number, rate } from '../../../../../src/format';
import { useCourse } from '../board.data';
import { boardText as text } from '../board.text';
import { Said } from '../canvas.styles';
import { Frame, titleOf, type TileProps } from '../frame';
import { useTell } from '../fresh';
import { bodyOf } from '../rows';
import { WallLine } from './wall-line';

/** Traffic or terminals over time. */
export function Course({ tile, width, height }: TileProps) {
  const read = useCourse(tile);
  useTell(tile.id, read);
  const { course, range } = settingsOf(tile);
  const points = read.data ?? [];
  const values = points.map(({ value }) => value);
  const up = points.map((point) => point.up);
  const say = course === 'clients' ? (value: number) => number(value) : (value: number) => rate(value);
  const last = points.at(-1);
  const legend = last && (
    <span>
      {course === 'clients' ? say(last.value) : `— ${text.down} ${say(last.value)}　┄ ${text.up} ${say(last.up ?? 0)}`}
    </span>
  );
  const most = say(Math.max(0, ...values));
  return (
    <Frame tile={tile} read={read} end={legend}>
      {points.length === 0 ? (
        <Said>{text.noTraffic}</Said>
      ) : (
        <WallLine
          label={`${titleOf(tile)} ${most}`}
          values={values}
          {...(course !== 'clients' && { other: up })}
          width={width - 44}
          height={bodyOf(height)}
          most={most}
          ends={[range === '30d' ? date(points[0]!.at) : dateTime(points[0]!.at).slice(0, -3), text.now]}
        />
      )}
    </Frame>
  );
}
