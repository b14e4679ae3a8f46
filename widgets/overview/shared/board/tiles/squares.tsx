import { styled } from 'styled-components';
import type { BoardSite } from '../../../../../src/api/contract/board';
import { token } from '../../../../../src/theme';
import { shapes } from '../../../../../src/ui/status/shapes';
import { useSites } from '../board.data';
import { boardText as text } from '../board.text';
import { Said } from '../canvas.styles';
import { Frame, type TileProps } from '../frame';
import { useTell } from '../fresh';
import { bodyOf } from '../rows';

/** Every site as a square; the exceptions have another shape. */
export function Squares({ tile, width, height }: TileProps) {
  const sites = useSites(tile);
  useTell(tile.id, sites);
  const { down = 0, degraded = 0, up = 0, list = [] } = sites.data ?? {};
  const said = text.squaresSaid(down, degraded, up);
  const size = sideOf(list.length, width - 48, bodyOf(height));
  return (
    <Frame tile={tile} read={sites} end={<span>{said}</span>}>
      {list.length === 0 ? (
        <Said>{text.noSites}</Said>
      ) : (
        <Ground role="img" aria-label={said}>
          {list.map(({ name, state }, i) => (
            <svg key={`${i} ${name}`} viewBox="0 0 10 10" width={size} height={size}>
              <title>{name}</title>
              {state === 'up' ? <rect width="10" height="10" rx="1" /> : shapes[kinds[state]]}
            </svg>
          ))}
        </Ground>
      )}
    </Frame>
  );
}

const kinds: Readonly<Record<Exclude<BoardSite['state'], 'up'>, 'danger' | 'warning' | 'offline'>> = {
  down: 'danger',
  degraded: 'warning',
  off: 'offline',
};

const gap = 8;

/** The largest side with which so many squares fit into a room, px. */
function sideOf(count: number, width: number, height: number): number {
  for (let side = 72; side > 10; side -= 2) {
    const each = side + gap;
    if (Math.floor((width + gap) / each) * Math.floor((height + gap) / each) >= count) return side;
  }
  return 10;
}

const Ground = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: ${gap}px;
  & > svg > rect {
    fill: ${token('success-line')};
  }
`;
