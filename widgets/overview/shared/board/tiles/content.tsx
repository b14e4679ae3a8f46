import { styled } from 'styled-components';
import { date, time } from '../../../../../src/format';
import { token } from '../../../../../src/theme';
import { useNow } from '../../../../../src/ui/now';
import { boardText as text } from '../board.text';
import { Box } from '../canvas.styles';
import { titleOf, type TileProps } from '../frame';

/** What o'clock it is, and the day. */
export function Clock({ tile, height }: TileProps) {
  const now = useNow();
  const size = Math.min(120, Math.max(32, Math.round(height * 0.45)));
  const day = date(now);
  // Of the day that stands beside it, which is the reader's.
  const weekday = text.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return (
    <Box aria-label={titleOf(tile)}>
      <Face>
        <time style={{ fontSize: size }}>{time(now, { now }).slice(0, 5)}</time>
        {height > 100 && (
          <span>
            {day} {weekday}
          </span>
        )}
      </Face>
    </Box>
  );
}

/** Words that somebody wrote. */
export function Words({ tile, height, width }: TileProps) {
  const words = tile.settings.text ?? '';
  const lines = words.split('\n');
  const longest = Math.max(1, ...lines.map((line) => [...line].length));
  const size = Math.min(72, (height - 36) / lines.length / 1.3, (width - 48) / longest);
  return (
    <Box aria-label={titleOf(tile)}>
      <Written style={{ fontSize: Math.max(24, Math.round(size)) }}>{words}</Written>
    </Box>
  );
}

const Face = styled.p`
  display: grid;
  place-content: center end;
  height: 100%;
  text-align: right;
  & > time {
    color: ${token('text-1')};
    line-height: 1.1;
  }
  & > span {
    color: ${token('text-3')};
    font-size: 22px;
  }
`;

const Written = styled.p`
  display: grid;
  align-content: center;
  height: 100%;
  color: ${token('text-1')};
  line-height: 1.3;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
