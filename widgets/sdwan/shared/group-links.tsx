import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { backupOf, linkLimits, mainOf, type DrawnNode } from '../../../src/domain/sdwan';
import { token } from '../../../src/theme';
import { Lines } from './group.styles';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { GroupStanding, MemberStanding, Standing } from './standing';
import type { EditorModel } from './types';

interface Place {
  left: number;
  right: number;
  y: number;
}

interface GroupLinksProps {
  model: EditorModel;
  standings: ReadonlyMap<string, MemberStanding>;
  left: readonly GroupStanding[];
  right: readonly GroupStanding[];
  isOpen: (group: GroupStanding) => boolean;
}

interface Line {
  key: string;
  from: string;
  to: string;
  side: 'left' | 'right';
  standing: Standing;
  width: number;
  standby?: boolean;
  label: string;
}

/** Links from members and folded groups to what they hang on, behind the cards. What is wrong has words on it. */
export function GroupLinks({ model, standings, left, right, isOpen }: GroupLinksProps) {
  const all = [
    ...left.map((group) => ({ group, side: 'left' as const })),
    ...right.map((group) => ({ group, side: 'right' as const })),
  ];
  const lines = all.flatMap(({ group, side }) =>
    isOpen(group)
      ? group.nodes.flatMap((node) => memberLines(node, side, model, standings))
      : [groupLine(group, side, model)].filter((line) => line !== undefined),
  );
  const svg = useRef<SVGSVGElement>(null);
  const places = usePlaces(svg, lines.map(({ from }) => from).join());
  const drawn = lines.flatMap((line) => {
    const [from, to] = [places.get(line.from), places.get(line.to)];
    if (!from || !to) return [];
    const [x1, x2] = line.side === 'left' ? [from.right, to.left] : [from.left, to.right];
    return [{ ...line, x1, x2, y1: from.y, y2: to.y, bend: (x2 - x1) / 2 }];
  });
  return (
    <Lines ref={svg} aria-hidden="true">
      {drawn.map(({ key, x1, x2, y1, y2, bend, standing, width, standby }) => (
        <path
          key={key}
          d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`}
          fill="none"
          strokeWidth={width}
          strokeDasharray={standby ? '6 5' : dashes[standing]}
          style={{ stroke: standby ? token('offline-solid') : inks[standing] }}
        />
      ))}
      {drawn.map(
        ({ key, x1, y1, label, side, standing }) =>
          label && (
            <text
              key={key}
              x={x1 + (side === 'left' ? 12 : -12)}
              y={y1 - 6}
              textAnchor={side === 'left' ? 'start' : 'end'}
              style={{ fill: token(standing === 'poor' ? 'warning-text' : 'danger-text') }}
            >
              {label}
            </text>
          ),
      )}
    </Lines>
  );
}

const inks: Readonly<Record<Standing, string>> = {
  problem: token('danger-solid'),
  down: token('danger-solid'),
  offline: token('offline-solid'),
  poor: token('warning-solid'),
  off: token('offline-solid'),
  good: token('success-solid'),
};
const dashes: Readonly<Partial<Record<Standing, string>>> = { down: '3 4', offline: '3 4', off: '6 5', problem: '3 4' };

/** How thick a line is, by the share of the bandwidth that is used. */
const thickness = (load: number | undefined): number => (load === undefined || load < 0.3 ? 1.5 : load < 0.7 ? 2.5 : 4);

function memberLines(
  { gwid, pid }: DrawnNode,
  side: Line['side'],
  { drawing, selected }: EditorModel,
  standings: ReadonlyMap<string, MemberStanding>,
): Line[] {
  const { standing, link, load } = standings.get(gwid)!;
  const strong = gwid === selected;
  const quality =
    standing === 'poor' && link?.latency != null
      ? (link.loss ?? 0) >= linkLimits.loss
        ? text.quality(text.ms(Math.round(link.latency)), text.percent(link.loss ?? 0))
        : text.ms(Math.round(link.latency))
      : '';
  const label = standing === 'down' ? text.standings.down : quality;
  const way = {
    key: `${gwid} ${pid}`,
    from: gwid,
    to: pid,
    side,
    standing,
    width: thickness(load) + (strong ? 1.5 : 0),
    label,
  };
  const other = strong && [mainOf(drawing), backupOf(drawing)].find((one) => one && one.gwid !== pid);
  const standby = drawing.topology === 2 && other;
  return standby
    ? [way, { ...way, key: `${gwid} ${standby.gwid}`, to: standby.gwid, standby: true, width: 1.5, label: '' }]
    : [way];
}

function groupLine(
  { key, nodes, troubled }: GroupStanding,
  side: Line['side'],
  { drawing }: EditorModel,
): Line | undefined {
  const main = mainOf(drawing);
  if (!main) return undefined;
  const down = troubled.find(({ standing }) => standing === 'down');
  const poor = troubled.find(({ standing }) => standing === 'poor');
  const standing = poor && !down ? 'poor' : 'good';
  const label = down ? text.manyDown(down.count) : '';
  const width = Math.min(6, 1.5 + nodes.length / 4);
  return { key, from: key, to: main.gwid, side, standing: down ? 'down' : standing, width, label };
}

/** Where everything with a `data-anchor` stands, followed; `of` says that there are others now. */
function usePlaces(svg: RefObject<SVGSVGElement | null>, of: string): ReadonlyMap<string, Place> {
  const [places, setPlaces] = useState<ReadonlyMap<string, Place>>(new Map());
  useLayoutEffect(() => {
    const box = svg.current?.parentElement;
    if (!box) return;
    const measure = () => {
      const at = box.getBoundingClientRect();
      const found = [...box.querySelectorAll<HTMLElement>('[data-anchor]')].map((one): [string, Place] => {
        const { left, right, top, height } = one.getBoundingClientRect();
        return [one.dataset.anchor!, { left: left - at.left, right: right - at.left, y: top - at.top + height / 2 }];
      });
      setPlaces(new Map(found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [svg, of]);
  return places;
}
