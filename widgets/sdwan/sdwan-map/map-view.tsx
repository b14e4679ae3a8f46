import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { placeCodes } from '../../../src/domain/region';
import { linkHealths } from '../../../src/domain/sdwan';
import { regionText } from '../../../src/text/region.text';
import { token } from '../../../src/theme';
import { shapes, type StatusKind } from '../../../src/ui/status/shapes';
import { cut, nearest, wayOf } from '../../../src/ui/topology';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { Sample } from './link-line';
import { LineLabels, MapLines } from './map-lines';
import type { MapModel, Placed, Spot } from './sdwan-map.model';
import { Ground, Legend } from './sdwan-map.styles';
import { sdwanMapText as text } from './sdwan-map.text';
import { ground, middleOf, tile } from './tiles';

interface MapViewProps {
  label: string;
  model: MapModel;
  /** Members that are looked for; provinces without any are pale. */
  among: (one: Placed) => boolean;
  selected: string;
  onSelect: (code: string | undefined) => void;
}

const kinds: Record<Spot['health'], StatusKind> = { up: 'online', degraded: 'warning', down: 'offline' };

/** Provinces as tiles, those with members chosen by pointer and by keys, links between them. */
export function MapView({ label, model, among, selected, onSelect }: MapViewProps) {
  const { spots, bundles } = model;
  const svg = useRef<SVGSVGElement>(null);
  const hint = useId();
  const [reached, setReached] = useState('');
  const there = new Set(spots.map(({ code }) => code as string));
  const reachable = [reached, selected].find((code) => there.has(code)) ?? spots[0]?.code;

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const code = (event.target as Element).closest<SVGGElement>('[data-spot]')?.dataset.spot;
    const spot = spots.find((one) => one.code === code);
    const way = wayOf(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey || !spot) return;
    if (way) {
      event.preventDefault();
      const next = nearest(spots, spot, way);
      if (!next) return;
      setReached(next.code);
      svg.current?.querySelector<SVGGElement>(`[data-spot="${next.code}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(spot.code);
    } else if (event.key === 'Escape' && selected) {
      event.preventDefault();
      onSelect(undefined);
    }
  };

  return (
    <Ground>
      <svg
        ref={svg}
        role="group"
        aria-label={label}
        aria-describedby={hint}
        viewBox={`-4 -4 ${ground.width + 8} ${ground.height + 8}`}
        onKeyDown={onKeyDown}
      >
        {placeCodes
          .filter((code) => !there.has(code))
          .map((code) => (
            <Tile key={code} code={code} />
          ))}
        <MapLines bundles={bundles} selected={selected} />
        {spots.map((spot) => (
          <SpotTile
            key={spot.code}
            spot={spot}
            pale={!spot.members.some(among)}
            selected={spot.code === selected}
            reachable={spot.code === reachable}
            onSelect={() => {
              setReached(spot.code);
              onSelect(spot.code === selected ? undefined : spot.code);
            }}
          />
        ))}
        <g aria-hidden="true" pointerEvents="none">
          <LineLabels bundles={bundles} taken={spots.map(({ code }) => code)} selected={selected} />
        </g>
      </svg>
      <VisuallyHidden id={hint}>{text.hint}</VisuallyHidden>
      <Legend aria-label={text.legend} role="group">
        {linkHealths
          .filter((health) =>
            bundles.some((bundle) => bundle.health === health && !(bundle.standby && health === 'up')),
          )
          .map((health) => (
            <span key={health}>
              <Sample health={health} />
              {text.healths[health]}
            </span>
          ))}
        {bundles.some(({ standby, health }) => standby && health === 'up') && (
          <span>
            <Sample health="up" standby />
            {text.standby}
          </span>
        )}
        <p>{text.schematic}</p>
      </Legend>
    </Ground>
  );
}

/** A province without members. */
const Tile = ({ code }: { code: (typeof placeCodes)[number] }) => {
  const { x, y } = middleOf(code);
  return (
    <g aria-hidden="true" transform={`translate(${x - tile.width / 2} ${y - tile.height / 2})`}>
      <rect
        width={tile.width}
        height={tile.height}
        rx={4}
        strokeDasharray={code === '00' ? '4 4' : undefined}
        style={{ fill: token('surface-sunken'), stroke: token('border') }}
      />
      <text x={8} y={20} fontSize={12} style={{ fill: token('text-3') }}>
        {cut(regionText.regions[code], tile.width - 16, 12)}
      </text>
    </g>
  );
};

function SpotTile(props: { spot: Spot; pale: boolean; selected: boolean; reachable: boolean; onSelect: () => void }) {
  const { spot, pale, selected, reachable, onSelect } = props;
  const { code, x, y, members, online, health } = spot;
  const name = regionText.regions[code];
  const [only] = members.length === 1 ? members : [];
  const said = text.spot(name, online, members.length);
  return (
    <g
      data-spot={code}
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-pressed={selected}
      opacity={pale ? 0.4 : undefined}
      transform={`translate(${x - tile.width / 2} ${y - tile.height / 2})`}
      onClick={onSelect}
    >
      {/* The name for a screen reader, and a hint: what is drawn is cut where it is too long. */}
      <title>
        {[said, only?.member.remark, health === 'up' ? '' : text.spotTrouble].filter(Boolean).join(text.and)}
      </title>
      <rect
        data-ring=""
        x={-3}
        y={-3}
        width={tile.width + 6}
        height={tile.height + 6}
        rx={6}
        fill="none"
        strokeWidth={2}
        style={{ stroke: token('focus') }}
      />
      <rect
        width={tile.width}
        height={tile.height}
        rx={4}
        strokeWidth={selected ? 2 : 1}
        style={{
          fill: token(selected ? 'accent-soft' : 'surface-base'),
          stroke: token(selected ? 'accent' : 'border-control'),
        }}
      />
      <svg x={8} y={10} width={10} height={10}>
        {shapes[kinds[health]]}
      </svg>
      <text x={24} y={20} fontSize={13} fontWeight={500} style={{ fill: token('text-1') }}>
        {cut(name, tile.width - 32, 13)}
      </text>
      <text x={8} y={38} fontSize={12} style={{ fill: token('text-2') }}>
        {cut(text.count(online, members.length), tile.width - 12, 12)}
      </text>
      <text x={8} y={53} fontSize={11} style={{ fill: token('text-3') }}>
        {cut(only?.member.remark ?? '', tile.width - 16, 11)}
      </text>
    </g>
  );
}
