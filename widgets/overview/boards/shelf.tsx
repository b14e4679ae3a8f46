import { useContext, useState } from 'react';
import type { LucideIcon } from '../../../src/ui/icon';
import {
  ChartColumn,
  ChartLine,
  Clock,
  Gauge,
  Bell,
  LayoutGrid,
  ListChecks,
  PanelsTopLeft,
  Rows3,
  Siren,
  TextCursorInput,
} from '../../../src/ui/icon';
import { SearchInput } from '../../../src/ui/input';
import { BoardCardsContext } from '../shared/board/cards';
import { kindName } from '../shared/board/frame';
import { shelves, type Kind, type Tile } from './boards.model';
import { Shelves } from './boards.styles';
import { boardsText as text } from './boards.text';

interface ShelfProps {
  tiles: readonly Tile[];
  onAdd: (kind: Kind) => void;
}

/** Everything that can be put on a screen. */
export function Shelf({ tiles, onAdd }: ShelfProps) {
  const [sought, setSought] = useState('');
  const cards = useContext(BoardCardsContext);
  const used = new Set(tiles.map(({ kind }) => kind));
  const wanted = sought.trim().toLowerCase();
  return (
    <Shelves aria-label={text.shelf}>
      <SearchInput value={sought} onChange={setSought} aria-label={text.shelf} placeholder={text.shelf} />
      {Object.entries(shelves).map(([name, kinds]) => {
        const shown = kinds.filter((kind) => kindName(kind).toLowerCase().includes(wanted));
        if (shown.length === 0 || (name === 'cards' && !cards)) return null;
        return (
          <div key={name}>
            <h2>{text.shelves[name as keyof typeof shelves]}</h2>
            <ul>
              {shown.map((kind) => {
                const Icon = icons[kind] ?? PanelsTopLeft;
                return (
                  <li key={kind}>
                    <button
                      type="button"
                      aria-label={text.addTile(kindName(kind))}
                      data-used={used.has(kind)}
                      onClick={() => onAdd(kind)}
                    >
                      <Icon size={16} aria-hidden />
                      {kindName(kind)}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </Shelves>
  );
}

const icons: Partial<Record<Kind, LucideIcon>> = {
  verdict: Siren,
  sites: ListChecks,
  squares: LayoutGrid,
  figure: Gauge,
  course: ChartLine,
  top: ChartColumn,
  'alarm-list': Bell,
  links: Rows3,
  clock: Clock,
  text: TextCursorInput,
};
