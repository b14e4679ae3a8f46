import type { ReactNode } from 'react';
import { boardGrid, isCard, type BoardTheme, type BoardTile } from '../../../../src/domain/board';
import { Cell, Ground } from './canvas.styles';
import { TileView } from './tile';

/** The picture that boards are drawn for, px; larger screens show the same, larger. */
export const picture = { width: 1920, height: 1080 } as const;
/** Around the grid, between cells, and the line below it, px of the picture. */
export const room = { edge: 24, gap: 12, foot: 48 } as const;

interface CanvasProps {
  tiles: readonly BoardTile[];
  theme: BoardTheme;
  /** How much larger than the picture, and how large the picture is where the screen has another shape. */
  zoom: number;
  width?: number;
  height?: number;
  /** How far it is moved, px of the picture. */
  shift?: readonly [number, number];
  /** What stands over a tile. */
  over?: (tile: BoardTile) => ReactNode;
  /** Below the tiles. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** One screen of a board. */
export function Canvas(props: CanvasProps) {
  const { tiles, theme, zoom, width = picture.width, height = picture.height, shift = [0, 0], over, foot } = props;
  const size = cellSize(width, height);
  return (
    <Ground data-np-theme={theme} style={{ width, height, zoom }}>
      <div style={{ transform: `translate(${shift[0]}px, ${shift[1]}px)` }}>
        {tiles.map((tile) => (
          <Cell key={tile.id} data-card={isCard(tile.kind)} style={boxOf(tile, size)}>
            <div inert={over !== undefined}>
              <TileView tile={tile} width={boxOf(tile, size).width} height={boxOf(tile, size).height} />
            </div>
            {over?.(tile)}
          </Cell>
        ))}
        {props.children}
        {foot}
      </div>
    </Ground>
  );
}

/** Pixels of a cell in a picture. */
export const cellSize = (width: number = picture.width, height: number = picture.height) => ({
  width: (width - 2 * room.edge - (boardGrid.columns - 1) * room.gap) / boardGrid.columns,
  height: (height - 2 * room.edge - room.foot - (boardGrid.rows - 1) * room.gap) / boardGrid.rows,
});

/** Where a place of the grid is in a picture, px. */
export function boxOf({ x, y, w, h }: Pick<BoardTile, 'x' | 'y' | 'w' | 'h'>, cell: ReturnType<typeof cellSize>) {
  return {
    left: room.edge + x * (cell.width + room.gap),
    top: room.edge + y * (cell.height + room.gap),
    width: w * cell.width + (w - 1) * room.gap,
    height: h * cell.height + (h - 1) * room.gap,
  };
}
