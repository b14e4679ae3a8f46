import { useRef } from 'react';
import { number } from '../../../format';
import { Button } from '../../button';
import { Checkbox } from '../../checkbox';
import { Download, Trash2 } from '../../icon';
import { isMore, rowsSaid } from '../model/pages';
import { TextButton } from '../table.styles';
import { tableText } from '../table.text';
import type { BatchAction } from '../types';
import { BatchBox, End, Rule } from './bars.styles';

/** Props of `BatchBar`. */
export interface BatchBarProps {
  count: number;
  total: number;
  /** A greater total stands for more. */
  counted: number | undefined;
  /** Everything that matches is ticked. */
  all: boolean;
  actions: readonly BatchAction[];
  onAction: (action: BatchAction) => void;
  onExport: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onSelectAll: () => void;
  onSelectNone: () => void;
}

/** What can be done with the ticked rows; there only while rows are ticked. */
export function BatchBar(props: BatchBarProps) {
  const { count, total, counted, all } = props;
  const none = useRef<HTMLButtonElement>(null);
  // Of how many it is done stands in the questions: nothing begins before that is known.
  const counting = all && isMore(total, counted);
  const each = { size: 'sm', disabled: counting } as const;
  return (
    <BatchBox role="region" aria-label={tableText.batch}>
      <Checkbox checked={all} mixed={!all} aria-label={tableText.selectNone} onChange={() => props.onSelectNone()} />
      <span role="status">
        {tableText.selected} <b>{counting ? rowsSaid(total, counted) : number(count)}</b> {tableText.items}
      </span>
      <Rule />
      {props.actions.map((action) => (
        <Button
          key={action.key}
          {...each}
          variant={action.danger ? 'danger-quiet' : 'default'}
          icon={action.icon}
          onClick={() => props.onAction(action)}
        >
          {action.label}
        </Button>
      ))}
      {props.onExport && (
        <Button {...each} icon={<Download />} onClick={props.onExport}>
          {tableText.exportSelected}
        </Button>
      )}
      {props.onRemove && (
        <Button {...each} variant="danger-quiet" icon={<Trash2 />} onClick={props.onRemove}>
          {tableText.removeMany}
        </Button>
      )}
      <End>
        {!all && total > count && (
          <TextButton
            type="button"
            onClick={() => {
              // This button goes with it: who pressed it by keyboard stays beside where it was.
              none.current?.focus();
              props.onSelectAll();
            }}
          >
            {tableText.selectAll(rowsSaid(total, counted))}
          </TextButton>
        )}
        <TextButton ref={none} type="button" $quiet onClick={props.onSelectNone}>
          {tableText.selectNone}
        </TextButton>
      </End>
    </BatchBox>
  );
}
