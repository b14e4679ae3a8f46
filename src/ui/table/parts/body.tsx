import { Fragment, type ReactNode, type Ref } from 'react';
import type { Draft, GridModel } from '../grid-model';
import { itemAt } from '../model/items';
import type { Cell } from '../model/grid-focus';
import { has, type Selection } from '../model/selection';
import type { PlacedItem } from '../model/window';
import { tableText } from '../table.text';
import { NoDetail } from './cells.styles';
import { Row } from './row';

/** Props of `Body`. */
export interface BodyProps<Row> {
  grid: GridModel<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Number of the first loaded row, from 1 over all pages. */
  first: number;
  /** What is on the screen and around it. */
  items: readonly PlacedItem[];
  /** Height of everything, px. */
  height: number;
  /** Row numbers with an open detail, ascending. */
  open: readonly number[];
  selection: Selection;
  drafts: Readonly<Record<string, Draft>>;
  focus: Cell;
  measure: Ref<HTMLTableRowElement>;
  /** Row numbers that begin a group, with its heading. */
  groups: ReadonlyMap<number, string>;
}

/** The rows on the screen; blank rows keep the place of all others. */
export function Body<Row>(props: BodyProps<Row>) {
  const { grid, rows, items, open } = props;
  const lines: ReactNode[] = [];
  let end = 0;
  for (const item of items) {
    if (item.start > end)
      lines.push(<Gap key={`before ${item.index}`} height={item.start - end} span={grid.columns.span} />);
    end = item.end;
    const { row: index, detail } = itemAt(item.index, open);
    const row = rows[index];
    if (row === undefined) continue;
    const rowKey = props.keyOf(row);
    const draft = props.drafts[rowKey];
    const measured = draft || grid.columns.narrow;
    const heading = !detail && props.groups.get(index);
    if (heading) {
      lines.push(
        <tr key={`group ${rowKey}`} className="group">
          <td colSpan={grid.columns.span}>{heading}</td>
        </tr>,
      );
    }
    lines.push(
      detail ? (
        <tr key={`open ${rowKey}`} ref={props.measure} data-index={item.index} className="open">
          <td colSpan={grid.columns.span}>{grid.expand?.(row) ?? <NoDetail>{tableText.noDetail}</NoDetail>}</td>
        </tr>
      ) : (
        <Row
          key={rowKey}
          grid={grid}
          row={row}
          rowKey={rowKey}
          index={index}
          number={props.first + index}
          selected={has(props.selection, rowKey)}
          open={open.includes(index)}
          focusCol={props.focus.row === index ? props.focus.col : undefined}
          draft={draft}
          place={measured ? item.index : undefined}
          measure={measured ? props.measure : undefined}
        />
      ),
    );
  }
  if (props.height > end)
    // Another one each time: one that stays would count as moved, though nothing that is seen does.
    lines.push(<Gap key={`after ${end}`} height={props.height - end} span={grid.columns.span} />);
  return <Fragment>{lines}</Fragment>;
}

const Gap = ({ height, span }: { height: number; span: number }) => (
  <tr className="gap" aria-hidden role="presentation">
    <td colSpan={span} style={{ height }} />
  </tr>
);
