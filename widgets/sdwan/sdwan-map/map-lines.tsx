import type { LinkBundle } from '../../../src/domain/sdwan';
import type { PlaceCode } from '../../../src/domain/region';
import { token } from '../../../src/theme';
import { faceOf } from './link-line';
import type { Seen } from './sdwan-map.model';
import { sdwanMapText as text } from './sdwan-map.text';
import { middleOf, tile } from './tiles';

/** Lines that are named all, however many there are. */
const fewLines = 8;

/** Links between provinces: bent, so that they pass beside what lies between. */
export function MapLines({ bundles, selected }: { bundles: readonly LinkBundle<Seen>[]; selected: string }) {
  return bundles.map((bundle) => {
    const { path } = wayOf(bundle);
    const { ink, dash } = faceOf(bundle.health, bundle.standby);
    const strong = bundle.from === selected || bundle.to === selected;
    return (
      <path
        key={`${bundle.from} ${bundle.to}`}
        d={path}
        fill="none"
        strokeWidth={strong ? 3 : 1.6}
        strokeDasharray={dash}
        style={{ stroke: ink }}
      />
    );
  });
}

interface LineLabelsProps {
  bundles: readonly LinkBundle<Seen>[];
  /** Provinces with members: nothing is written over them. */
  taken: readonly PlaceCode[];
  selected: string;
}

/** What stands on the lines: a cross where it is down, else how many there are or how long they take. */
export function LineLabels({ bundles, taken, selected }: LineLabelsProps) {
  const boxes: Area[] = taken.map((code) => ({ ...middleOf(code), width: tile.width, height: tile.height }));
  return bundles.map((bundle) => {
    const near = bundle.from === selected || bundle.to === selected;
    if (bundles.length > fewLines && bundle.health === 'up' && !near) return null;
    const down = bundle.health === 'down';
    const label = down ? '' : labelOf(bundle);
    const width = down ? 16 : 12 + [...label].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 12 : 7), 0);
    const at = placeOn(wayOf(bundle), { width, height: 18 }, boxes);
    if (!at || (!down && !label)) return null;
    boxes.push(at);
    return (
      <g key={`${bundle.from} ${bundle.to}`} transform={`translate(${at.x} ${at.y})`}>
        {down ? (
          <g fill="none" strokeWidth="1.6" style={{ stroke: faceOf('down', false).ink }}>
            <circle r="8" style={{ fill: token('surface-base') }} />
            <path d="m-3-3 6 6m0-6-6 6" />
          </g>
        ) : (
          <>
            <rect
              x={-width / 2}
              y={-9}
              width={width}
              height={18}
              rx={2}
              style={{ fill: token('surface-base'), stroke: token('border') }}
            />
            <text textAnchor="middle" y={4} fontSize={12} style={{ fill: token('text-2') }}>
              {label}
            </text>
          </>
        )}
      </g>
    );
  });
}

/** A rectangle by its middle. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where on a line there is room: in its middle, or as near to it as can be; undefined where there is none. */
function placeOn({ along }: Way, size: Pick<Area, 'width' | 'height'>, boxes: readonly Area[]): Area | undefined {
  const free = (one: Area) =>
    boxes.every(
      (box) =>
        Math.abs(box.x - one.x) >= (box.width + one.width) / 2 ||
        Math.abs(box.y - one.y) >= (box.height + one.height) / 2,
    );
  return [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75]
    .map((t) => ({ ...along(t), ...size }))
    .find(free);
}

function labelOf({ links }: LinkBundle<Seen>): string {
  const slowest = Math.max(-1, ...links.map(({ latency }) => latency ?? -1));
  const took = slowest < 0 ? '' : text.ms(Math.round(slowest));
  return [links.length > 1 ? text.lines(links.length) : '', took].filter(Boolean).join(' ');
}

interface Way {
  path: string;
  /** The point at a share of the line. */
  along: (share: number) => { x: number; y: number };
}

function wayOf({ from, to }: LinkBundle<Seen>): Way {
  const [a, b] = [middleOf(from as PlaceCode), middleOf(to as PlaceCode)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const bend = Math.min(70, far * 0.16);
  // Upwards, whichever end comes first.
  const turn = b.x > a.x || (b.x === a.x && b.y > a.y) ? 1 : -1;
  const c = {
    x: (a.x + b.x) / 2 + (turn * bend * (b.y - a.y)) / far,
    y: (a.y + b.y) / 2 - (turn * bend * (b.x - a.x)) / far,
  };
  return {
    path: `M${a.x} ${a.y}Q${c.x} ${c.y} ${b.x} ${b.y}`,
    along: (t) => {
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return { x: p * a.x + q * c.x + r * b.x, y: p * a.y + q * c.y + r * b.y };
    },
  };
}
