import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { mayStand, type BoardTheme, type Place } from '../../../src/domain/board';
import { boxOf, Canvas, cellSize, room } from '../shared/board/canvas';
import { Said } from '../shared/board/canvas.styles';
import { titleOf } from '../shared/board/frame';
import { dragged, placeByKey, type Side, type Tile } from './boards.model';
import { Cover, Ghost } from './boards.styles';
import { boardsText as text } from './boards.text';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';

interface GridProps {
  tiles: readonly Tile[];
  theme: BoardTheme;
  zoom: number;
  selected: string;
  onSelect: (id: string) => void;
  onPlace: (tile: Tile, place: Place) => void;
  onCopy: (tile: Tile) => void;
  onRemove: (tile: Tile) => void;
  onSay: (words: string) => void;
}

/** What is being dragged: from where, by which side, and where it would stand. */
interface Drag {
  tile: Tile;
  side: Side;
  from: readonly [x: number, y: number];
  place: Place;
}

const sides: readonly Side[] = ['n', 'e', 's', 'w', 'ne', 'nw', 'se', 'sw'];

/** The tiles of a screen, moved and sized by pointer and by keyboard. */
export function Grid({ tiles, theme, zoom, selected, onSelect, onPlace, onCopy, onRemove, onSay }: GridProps) {
  const [drag, setDrag] = useState<Drag>();
  const help = useId();
  const cell = cellSize();
  const free = drag && mayStand(tiles, drag.tile, drag.place);
  const begin = (event: PointerEvent<HTMLElement>, tile: Tile, side: Side) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    onSelect(tile.id);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ tile, side, from: [event.clientX, event.clientY], place: tile });
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const dx = Math.round((event.clientX - drag.from[0]) / (zoom * (cell.width + room.gap)));
    const dy = Math.round((event.clientY - drag.from[1]) / (zoom * (cell.height + room.gap)));
    const place = dragged(drag.tile, drag.side, dx, dy);
    if (!isSame(place, drag.place)) setDrag({ ...drag, place });
  };
  const drop = () => {
    if (!drag) return;
    setDrag(undefined);
    if (isSame(drag.place, drag.tile)) return;
    if (!free) return onSay(text.noRoom);
    onPlace(drag.tile, drag.place);
    onSay(wordsOf(drag.tile, drag.place));
  };
  const onKeyDown = (event: KeyboardEvent, tile: Tile) => {
    if (event.key === 'Escape') return setDrag(undefined);
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(tile);
    else if (event.key === 'd' && (event.ctrlKey || event.metaKey)) onCopy(tile);
    else {
      const place = placeByKey(tiles, tile, event.key, event.shiftKey);
      if (!place) return;
      if (place === 'none') onSay(text.noRoom);
      else {
        onPlace(tile, place);
        onSay(wordsOf(tile, place));
      }
    }
    event.preventDefault();
  };
  const handlers = { onPointerMove: move, onPointerUp: drop, onPointerCancel: () => setDrag(undefined) };
  return (
    <div role="group" aria-label={text.canvas} onPointerDown={() => onSelect('')}>
      <VisuallyHidden id={help}>{text.tileHelp}</VisuallyHidden>
      <Canvas
        tiles={tiles}
        theme={theme}
        zoom={zoom}
        over={(one) => {
          const tile = one as Tile;
          const chosen = tile.id === selected;
          return (
            <>
              <Cover
                type="button"
                aria-pressed={chosen}
                aria-label={text.tileSaid(titleOf(tile), tile.x + 1, tile.y + 1, tile.w, tile.h)}
                aria-describedby={help}
                data-tile={tile.id}
                onFocus={() => onSelect(tile.id)}
                onPointerDown={(event) => begin(event, tile, '')}
                onKeyDown={(event) => onKeyDown(event, tile)}
                {...handlers}
              />
              {chosen &&
                sides.map((side) => (
                  <i key={side} data-side={side} onPointerDown={(event) => begin(event, tile, side)} {...handlers} />
                ))}
            </>
          );
        }}
      >
        {tiles.length === 0 && <Said>{text.emptyScreen}</Said>}
        {drag && !isSame(drag.place, drag.tile) && <Ghost data-free={free} style={boxOf(drag.place, cell)} />}
      </Canvas>
    </div>
  );
}

const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

const wordsOf = (tile: Tile, { x, y, w, h }: Place): string =>
  w === tile.w && h === tile.h ? text.moved(x + 1, y + 1) : text.sized(w, h);
