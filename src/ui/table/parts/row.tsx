import { memo, useLayoutEffect, useRef, type Ref } from 'react';
import { Checkbox } from '../../checkbox';
import { useMergedRef } from '../../layer';
import { isSimulated } from '../../simulated';
import type { Draft, GridModel } from '../grid-model';
import { TextButton } from '../table.styles';
import { tableText } from '../table.text';
import { Cell } from './cell';
import { Expander, Links } from './cells.styles';
import { EditField } from './edit-cell';
import { RowActions } from './row-actions';

/** Props of `Row`; all of them compare by identity, so an unchanged row costs nothing. */
export interface RowProps<Row> {
  grid: GridModel<Row>;
  row: Row;
  rowKey: string;
  /** Place in the loaded rows, from 0. */
  index: number;
  /** Number for the reader, from 1 over all pages. */
  number: number;
  selected: boolean;
  open: boolean;
  /** Column of the focused cell, if it is in this row. */
  focusCol: number | undefined;
  draft: Draft | undefined;
  /** Where it counts in the body, of rows of unknown height, which are measured: all others stay as they are when one opens. */
  place: number | undefined;
  measure: Ref<HTMLTableRowElement> | undefined;
}

/** One row. Clicks on its box and arrow are handled by the body for all rows (`data-do`). */
export const Row = memo(BodyRow) as typeof BodyRow;

function BodyRow<Row>(props: RowProps<Row>) {
  const { grid, row, rowKey, selected, open, focusCol, draft } = props;
  const { columns } = grid;
  const node = useRef<HTMLTableRowElement>(null);
  const name = grid.nameOf(row);
  useOneTabStop(node, focusCol !== undefined);
  const tabIndex = focusCol === undefined ? -1 : 0;
  // The widest column is what a row is called by, or says.
  const widest = columns.shown.find(({ column }) => column.grow) ?? columns.shown[0];
  const marked = isSimulated(row) && widest;
  const named = columns.shown.find(({ column }) => column.strong) ?? widest;
  let col = 0;
  const stop = () => focusCol === col++;
  return (
    <tr
      part="row"
      ref={useMergedRef(node, props.measure)}
      data-index={props.place}
      data-row={props.index}
      aria-rowindex={props.number + 1}
      aria-selected={grid.selectable ? selected : undefined}
    >
      {columns.lead.map((lead) => (
        <td
          part="cell"
          key={lead.key}
          className={lead.key === 'number' ? 'lead stick faint' : 'lead stick'}
          style={columns.wide ? { left: lead.left } : undefined}
          tabIndex={stop() ? 0 : -1}
        >
          {lead.key === 'expand' && (
            <Expander
              type="button"
              data-do="expand"
              tabIndex={tabIndex}
              aria-expanded={open}
              aria-label={open ? tableText.collapse(name) : tableText.expand(name)}
            />
          )}
          {lead.key === 'select' && (
            <Checkbox
              data-do="select"
              tabIndex={tabIndex}
              checked={selected}
              onChange={ignore}
              aria-label={tableText.select(name)}
            />
          )}
          {lead.key === 'number' && props.number}
        </td>
      ))}
      {columns.shown.map((shown) => (
        <Cell
          key={shown.column.key}
          shown={shown}
          row={row}
          tabStop={stop()}
          simulated={shown === marked}
          card={columns.narrow && (shown === named ? 'name' : 'field')}
        >
          {draft && shown.column.edit && (
            <EditField
              column={shown.column}
              draft={draft}
              first={columns.shown.find(({ column }) => column.edit) === shown}
              onChange={(value) => grid.editing.change(rowKey, shown.column.key, value)}
            />
          )}
        </Cell>
      ))}
      {columns.actions > 0 && (
        <td part="cell" className="end" tabIndex={stop() ? 0 : -1}>
          {draft ? (
            <Links>
              <TextButton type="button" disabled={draft.busy} onClick={() => grid.editing.save(rowKey, row)}>
                {tableText.save}
              </TextButton>
              <TextButton type="button" $quiet onClick={() => grid.editing.cancel(rowKey)}>
                {tableText.cancel}
              </TextButton>
            </Links>
          ) : (
            grid.actionsOf && <RowActions actions={grid.actionsOf(row)} name={name} />
          )}
        </td>
      )}
    </tr>
  );
}

/** The controls of one row are in the tab order, those of the others are reached by the arrow keys first. */
function useOneTabStop(node: { current: HTMLTableRowElement | null }, focused: boolean): void {
  useLayoutEffect(() => {
    for (const control of node.current?.querySelectorAll<HTMLElement>('a[href], button, input, select') ?? []) {
      const place = focused ? '0' : '-1';
      // The property would have the styles calculated first: whether an element takes the focus depends on them.
      if (control.getAttribute('tabindex') !== place) control.setAttribute('tabindex', place);
    }
  });
}

const ignore = () => undefined;
