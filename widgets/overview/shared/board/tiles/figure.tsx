import { styled } from 'styled-components';
import type { DataOf } from '../../../../../src/api';
import type { boardCounts } from '../../../../../src/api/contract/board';
import { settingsOf, type BoardFigure } from '../../../../../src/domain/board';
import { number, rateParts } from '../../../../../src/format';
import { token } from '../../../../../src/theme';
import { useCounts } from '../board.data';
import { Frame, type TileProps } from '../frame';
import { useTell } from '../fresh';
import { bodyOf } from '../rows';

/** One number, as large as its tile. */
export function Figure({ tile, width, height }: TileProps) {
  const counts = useCounts(tile);
  useTell(tile.id, counts);
  const { value, unit } = valueOf(settingsOf(tile).figure ?? 'gateways', counts.data);
  const size = Math.min(
    bodyOf(height) * 0.9,
    (width - 44) / Math.max(3, (value.length + unit.length * 0.5) * 0.6),
    160,
  );
  return (
    <Frame tile={tile} read={counts}>
      <Line style={{ fontSize: Math.max(28, Math.round(size)) }}>
        <b>{value}</b>
        <span>{unit}</span>
      </Line>
    </Frame>
  );
}

function valueOf(figure: BoardFigure, data: DataOf<typeof boardCounts> | undefined): { value: string; unit: string } {
  if (!data) return { value: '', unit: '' };
  switch (figure) {
    case 'gateways':
    case 'aps':
    case 'switches':
      return { value: number(data[figure].online), unit: ` / ${number(data[figure].total)}` };
    case 'down':
    case 'up':
      return rateParts(data[figure]);
    default:
      return { value: number(data[figure]), unit: '' };
  }
}

const Line = styled.p`
  display: grid;
  grid-auto-flow: column;
  place-content: center start;
  align-items: baseline;
  gap: 0.12em;
  height: 100%;
  color: ${token('text-1')};
  line-height: 1;
  white-space: nowrap;
  & > b {
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  & > span {
    color: ${token('text-3')};
    font-size: max(20px, 0.4em);
  }
`;
