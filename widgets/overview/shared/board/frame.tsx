import type { ReactNode } from 'react';
import { refusedFor, type ApiError } from '../../../../src/api';
import { isCard, settingsOf, type BoardTile } from '../../../../src/domain/board';
import { cardText } from '../../../../src/text/cards.text';
import { boardText as text } from './board.text';
import { Box, Said } from './canvas.styles';

/** A tile and the room that it has, px of the picture. */
export interface TileProps {
  tile: BoardTile;
  width: number;
  height: number;
}

/** What a tile is called where nobody named it. */
export const kindName = (kind: BoardTile['kind']): string => (isCard(kind) ? cardText[kind] : text.kinds[kind]);

/** The title of a tile. */
export function titleOf(tile: BoardTile): string {
  const { title, figure = 'gateways', course = 'traffic', range = '24h', filter = 'down' } = settingsOf(tile);
  if (title) return title;
  switch (tile.kind) {
    case 'figure':
      return text.figures[figure];
    case 'course':
      return text.courseTitle(text.courses[course], text.ranges[range]);
    case 'top':
      return text.topTitle(text.ranges[range]);
    case 'sites':
      return text.filters[filter];
    default:
      return kindName(tile.kind);
  }
}

interface FrameProps {
  tile: BoardTile;
  /** Beside the title. */
  end?: ReactNode;
  /** What was read for it. */
  read?: { data: unknown; error: ApiError | undefined };
  /** Whether the title stands above. */
  titled?: boolean;
  children: ReactNode;
}

/** The outside of a tile: its title, and what stands in for figures that are not there. */
export const Frame = ({ tile, end, read, titled = true, children }: FrameProps) => (
  <Box aria-label={titleOf(tile)}>
    {titled && (
      <header>
        <h2>{titleOf(tile)}</h2>
        {end}
      </header>
    )}
    <div>{insteadOf(read) ?? children}</div>
  </Box>
);

function insteadOf(read: FrameProps['read']): ReactNode {
  if (!read || (read.data !== undefined && read.error?.kind !== 'notFound')) return undefined;
  if (!read.error) return <Said>{text.waiting}</Said>;
  if (refusedFor(read.error, 'noGroup', 4004) || read.error.kind === 'notFound') return <Said>{text.groupGone}</Said>;
  return <Said>{read.error.kind === 'forbidden' ? text.notOnLink : text.failed}</Said>;
}
