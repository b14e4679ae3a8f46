import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { steps, wallLoss, type Band, type Grid } from '../../../src/domain/design/coverage';
import type { Gap } from '../../../src/domain/design/points';
import { Measure, MeasuredLines } from './measured';
import type { HeardLine, MeasuredAp } from './measured.model';
import { heatPaths, markPlaces, type Ap, type Floor } from './points.model';
import { Ground, Sheet } from './points.styles';
import { usePlanUrl } from './shared';
import { pointsText as text } from './points.text';

/** What a press on the plan does. */
export type Tool = 'select' | 'wall' | 'ap' | 'label' | 'scale';

interface StageProps {
  floor: Floor;
  grid: Grid | undefined;
  gaps: readonly Gap[];
  band: Band;
  tool: Tool;
  selected: string;
  disabled: boolean;
  /** What hangs there measures, by the access points of the plan; undefined: it is not shown. */
  measured: ReadonlyMap<string, MeasuredAp> | undefined;
  lines: readonly HeardLine[];
  onSelect: (id: string) => void;
  onMove: (ap: Ap, x: number, y: number) => void;
  onRemove: (id: string) => void;
  /** One place, or two for walls and the scale. */
  onPlace: (x: number, y: number) => void;
  onLine: (x1: number, y1: number, x2: number, y2: number) => void;
  onWall: (index: number) => void;
  onLabel: (index: number) => void;
}

/** Metres that a key moves by. */
const stride = 0.5;
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};

/** A floor with its plan, the coverage, walls, names and access points, in metres. */
export function Stage(props: StageProps) {
  const { floor, grid, gaps, band, tool, selected, disabled, measured } = props;
  const { width, height, walls, aps, labels } = floor;
  const svg = useRef<SVGSVGElement>(null);
  const [first, setFirst] = useState<readonly [number, number]>();
  const [dragged, setDragged] = useState<{ id: string; x: number; y: number }>();
  const url = usePlanUrl(floor.plan ?? '');
  const shown = aps.map((ap) => (ap.id === dragged?.id ? { ...ap, x: dragged.x, y: dragged.y } : ap));
  const within = (x: number, y: number): [number, number] => [
    Math.round(Math.min(width, Math.max(0, x)) * 10) / 10,
    Math.round(Math.min(height, Math.max(0, y)) * 10) / 10,
  ];
  const placeOf = (event: PointerEvent): [number, number] => {
    const box = svg.current!.getBoundingClientRect();
    return within(((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height);
  };
  const press = (event: PointerEvent) => {
    if (disabled || event.button !== 0) return;
    const [x, y] = placeOf(event);
    if (tool === 'ap' || tool === 'label') return props.onPlace(x, y);
    if (tool === 'select') return props.onSelect('');
    if (!first) return setFirst([x, y]);
    setFirst(undefined);
    if (Math.hypot(x - first[0], y - first[1]) >= 0.2) props.onLine(...first, x, y);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setFirst(undefined);
    const ap = aps.find(({ id }) => id === selected);
    if (!ap || disabled) return;
    const way = ways[event.key];
    if (way) props.onMove(ap, ...within(ap.x + way[0], ap.y + way[1]));
    else if (event.key === 'Delete' || event.key === 'Backspace') props.onRemove(ap.id);
    else return;
    event.preventDefault();
  };
  // Text keeps its size on every plan.
  const unit = Math.max(width, height * 1.6) / 70;
  return (
    <Ground>
      <Sheet
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        tabIndex={0}
        role="group"
        aria-label={text.drawing(floor.name)}
        data-tool={tool}
        onPointerDown={press}
        onPointerMove={(event) => {
          if (!dragged) return;
          const [x, y] = placeOf(event);
          setDragged({ ...dragged, x, y });
        }}
        onPointerUp={() => {
          const ap = aps.find(({ id }) => id === dragged?.id);
          if (ap && dragged && (ap.x !== dragged.x || ap.y !== dragged.y)) props.onMove(ap, dragged.x, dragged.y);
          setDragged(undefined);
        }}
        onKeyDown={onKeyDown}
      >
        <defs>
          <pattern id="np-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V4" data-hatch />
          </pattern>
        </defs>
        <rect width={width} height={height} data-sheet />
        {url && <image href={url} width={width} height={height} preserveAspectRatio="none" />}
        {grid && (
          <g transform={`scale(${grid.cell})`} data-heat={url ? 'over' : ''}>
            {heatPaths(grid).map((path, step) => (
              <path key={steps[step] ?? 'most'} d={path} data-step={step} />
            ))}
            <path d={heatPaths(grid)[0]} fill="url(#np-hatch)" />
          </g>
        )}
        {walls.map(({ material, x1, y1, x2, y2 }, index) => (
          <g key={`${index} ${x1} ${y1} ${x2} ${y2}`} data-material={material}>
            <title>{`${text.materials[material]} ${text.db(wallLoss[material][band])}`}</title>
            <line
              {...{ x1, y1, x2, y2 }}
              strokeWidth={unit * 0.5}
              data-halo
              onPointerDown={(event) => {
                if (tool !== 'wall' || first || disabled) return;
                event.stopPropagation();
                props.onWall(index);
              }}
            />
            <line {...{ x1, y1, x2, y2 }} strokeWidth={unit * widthOf[material]} data-wall />
          </g>
        ))}
        {first && <circle cx={first[0]} cy={first[1]} r={unit * 0.4} data-first />}
        {labels.map(({ name, x, y }, index) => (
          <text
            key={`${name} ${x} ${y}`}
            x={x}
            y={y}
            fontSize={unit}
            strokeWidth={unit * 0.25}
            data-label
            onPointerDown={(event) => {
              if (tool !== 'label' || disabled) return;
              event.stopPropagation();
              props.onLabel(index);
            }}
          >
            {name}
          </text>
        ))}
        {markPlaces(gaps, floor, unit).map(({ x, y }, index) => (
          <g key={`${x} ${y}`} data-gap>
            <circle cx={x} cy={y} r={unit * 0.8} strokeWidth={unit * 0.15} />
            <text x={x} y={y + unit * 0.35} fontSize={unit}>
              {index + 1}
            </text>
          </g>
        ))}
        <MeasuredLines lines={measured ? props.lines : []} unit={unit} />
        {shown.map((ap) => (
          <g
            key={ap.id}
            data-ap={ap.id === selected ? 'selected' : ''}
            onPointerDown={(event) => {
              if (tool !== 'select') return;
              event.stopPropagation();
              svg.current?.focus();
              props.onSelect(ap.id);
              if (!disabled && event.button === 0) setDragged({ id: ap.id, x: ap.x, y: ap.y });
            }}
          >
            <circle cx={ap.x} cy={ap.y} r={unit * 0.8} strokeWidth={unit * 0.15} />
            <circle cx={ap.x} cy={ap.y} r={unit * 0.25} data-dot />
            <text x={ap.x} y={ap.y + unit * 2} fontSize={unit} strokeWidth={unit * 0.25} data-label>
              {`${ap.name} · ${ap.channel}`}
            </text>
            <Measure ap={ap} told={measured?.get(ap.id)} unit={unit} />
          </g>
        ))}
      </Sheet>
      {!disabled && <p>{first ? text.second : text.hints[tool]}</p>}
    </Ground>
  );
}

/** Thickness of walls in units of the text. */
const widthOf = { concrete: 0.34, brick: 0.24, light: 0.12, glass: 0.1, metal: 0.3 } as const;
