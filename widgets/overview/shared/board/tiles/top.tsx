import { styled } from 'styled-components';
import { bytes } from '../../../../../src/format';
import { token } from '../../../../../src/theme';
import { useTop } from '../board.data';
import { boardText as text } from '../board.text';
import { Said } from '../canvas.styles';
import { Frame, type TileProps } from '../frame';
import { useTell } from '../fresh';
import { rowsOf } from '../rows';

/** Networks with most traffic, as bars. */
export function Top({ tile, height }: TileProps) {
  const read = useTop(tile);
  useTell(tile.id, read);
  const list = (read.data ?? []).slice(0, rowsOf(height));
  const most = list[0]?.bytes ?? 1;
  return (
    <Frame tile={tile} read={read}>
      {list.length === 0 ? (
        <Said>{text.noTraffic}</Said>
      ) : (
        <Bars>
          {list.map((one, i) => (
            <li key={`${i} ${one.name}`}>
              <b>{one.name}</b>
              <em>{bytes(one.bytes)}</em>
              <i style={{ width: `${Math.max(1, (one.bytes / most) * 100)}%` }} />
            </li>
          ))}
        </Bars>
      )}
    </Frame>
  );
}

const Bars = styled.ol`
  display: grid;
  grid-auto-rows: 56px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 16px;
    align-content: center;
    font-size: 24px;
    line-height: 32px;
    white-space: nowrap;
  }
  & b {
    overflow: hidden;
    color: ${token('text-1')};
    font-weight: 500;
    text-overflow: ellipsis;
  }
  & em {
    font-style: normal;
  }
  & i {
    grid-column: 1 / -1;
    height: 8px;
    border-radius: ${token('radius-1')};
    background: ${token('chart-1')};
  }
`;
