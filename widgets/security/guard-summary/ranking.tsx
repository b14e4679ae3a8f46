import { number } from '../../../src/format';
import type { Destination } from '../../../src/session/place';
import { Bar } from '../../../src/ui/chart';
import { To } from '../../../src/ui/link';
import { Card, PaneHead } from '../../../src/ui/pane';
import { betweenText } from '../../../src/text/between.text';
import { List, Nothing } from './guard-summary.styles';
import { guardSummaryText as text } from './guard-summary.text';

/** One line of a ranking. */
export interface Ranked {
  key: string;
  label: string;
  /** Where it is, quieter. */
  note?: string;
  times: number;
  /** What the number counts. */
  to: Destination;
}

/** Lines that are shown. */
const shown = 8;

/** Names, bars and numbers below each other; the numbers lead on. */
export function Ranking({ title, rows }: { title: string; rows: readonly Ranked[] }) {
  const most = Math.max(1, ...rows.map(({ times }) => times));
  return (
    <Card aria-label={title}>
      <PaneHead title={title} note={text.unit} level={3} />
      {rows.length === 0 ? (
        <Nothing>{text.none}</Nothing>
      ) : (
        <List>
          {rows.slice(0, shown).map(({ key, label, note, times, to }) => (
            <li key={key}>
              <span title={note ? `${label}${betweenText.parts}${note}` : label}>
                {label}
                {note && <small>{note}</small>}
              </span>
              <Bar share={times / most} />
              <To to={to} aria-label={`${label} ${number(times)}`}>
                {number(times)}
              </To>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
