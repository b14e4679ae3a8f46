import { styled } from 'styled-components';
import type { NetworkBrief } from '../../../src/api/contract/sdwan';
import { linkLimits } from '../../../src/domain/sdwan';
import { hour } from '../../../src/domain/time';
import { token } from '../../../src/theme';
import { placed } from './picture';

const size = { width: 96, height: 64 };

/** How a network hangs together, small: squares are its centres, what is away is hollow and its line dashed. */
export function Picture({ network }: { network: NetworkBrief }) {
  const { dots, lines } = placed(network.topology, network.picture ?? [], size);
  const rests = network.state === 'paused' || network.state === 'expired';
  return (
    <Drawing viewBox={`0 0 ${size.width} ${size.height}`} width={size.width} height={size.height} aria-hidden>
      {lines.map(({ from, to, away }, at) => (
        <line
          key={at}
          {...{ x1: from.x, y1: from.y, x2: to.x, y2: to.y }}
          data-is={rests ? 'rest' : away ? 'away' : from.centre && to.centre ? 'core' : 'on'}
        />
      ))}
      {dots.map(({ x, y, centre, away }, at) =>
        centre ? (
          <rect key={at} x={x - 4.5} y={y - 4.5} width={9} height={9} rx={1.5} data-is={rests ? 'rest' : 'centre'} />
        ) : (
          <circle key={at} cx={x} cy={y} r={2.5} data-is={rests ? 'rest' : away ? 'away' : 'on'} />
        ),
      )}
    </Drawing>
  );
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

const course = { width: 100, height: 40 };

/** The last 24 hours of a network: the middle measure, the worst one, and where it gets slow. */
export function Course({ network }: { network: NetworkBrief }) {
  const hours = network.hours ?? [];
  const limit = network.foreign > 0 ? linkLimits.abroadLatency : linkLimits.latency;
  const top = Math.max(limit * 1.25, ...hours.map(({ worst }) => worst ?? 0));
  const first = Math.floor(Date.now() / hour) * hour - 23 * hour;
  const x = (at: string) => tenths(((Date.parse(at) - first) / (23 * hour)) * course.width);
  const y = (value: number) => tenths(course.height - 1 - (value / top) * (course.height - 3));
  /** Hours without a break, each as its points. */
  const spans = (of: 'median' | 'worst') => {
    const found: [number, number][][] = [];
    let last = -Infinity;
    for (const { at, [of]: value } of hours) {
      if (value === null || x(at) < 0) continue;
      if (Date.parse(at) - last > hour) found.push([]);
      last = Date.parse(at);
      found.at(-1)!.push([x(at), y(value)]);
    }
    return found;
  };
  const told = (points: [number, number][]) => points.map((point) => point.join(' ')).join('L');
  const line = (of: 'median' | 'worst') =>
    spans(of)
      .map((points) => `M${told(points)}`)
      .join('');
  const floor = course.height - 0.5;
  const area = spans('median')
    .map((points) => `M${points[0]![0]} ${floor}L${told(points)}L${points.at(-1)![0]} ${floor}Z`)
    .join('');
  return (
    <Drawing viewBox={`0 0 ${course.width} ${course.height}`} width={course.width} height={course.height} aria-hidden>
      <path d={`M0 ${y(limit)}H${course.width}`} data-is="limit" />
      <path d={area} data-is="area" />
      <path d={`M0 ${floor}H${course.width}`} data-is="axis" />
      <path d={line('worst')} data-is="worst" />
      <path d={line('median')} data-is="median" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  flex: none;
  overflow: visible;
  & > * {
    fill: none;
    stroke-linejoin: round;
  }
  & > line,
  & > [data-is='axis'] {
    stroke: ${token('border-strong')};
  }
  & > line[data-is='on'] {
    stroke: ${token('success-solid')};
    stroke-opacity: 0.6;
  }
  & > line[data-is='away'] {
    stroke: ${token('danger-solid')};
    stroke-dasharray: 2 2;
  }
  & > line[data-is='core'] {
    stroke: ${token('accent')};
    stroke-width: 2;
  }
  & > circle[data-is='on'] {
    fill: ${token('text-2')};
  }
  & > circle[data-is='away'] {
    fill: ${token('surface-base')};
    stroke: ${token('danger-solid')};
  }
  & > [data-is='centre'] {
    fill: ${token('accent')};
  }
  & > circle[data-is='rest'],
  & > rect[data-is='rest'] {
    fill: ${token('chart-other')};
  }
  & > [data-is='area'] {
    fill: ${token('chart-1')};
    fill-opacity: 0.12;
  }
  & > [data-is='limit'] {
    stroke: ${token('chart-axis')};
    stroke-dasharray: 1 3;
  }
  & > [data-is='worst'] {
    stroke: ${token('chart-2')};
    stroke-width: 1.5;
    stroke-dasharray: 3 2;
  }
  & > [data-is='median'] {
    stroke: ${token('chart-1')};
    stroke-width: 1.5;
  }
`;
