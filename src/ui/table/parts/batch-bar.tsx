import { number } from '../../../format';
import { Button } from '../../button';
import { Checkbox } from '../../checkbox';
import { Download, Trash2 } from '../../icon';
import { TextButton } from '../table.styles';
import { tableText } from '../table.text';
import type { BatchAction } from '../types';
import { BatchBox, End, Rule } from './bars.styles';

/** Props of `BatchBar`. */
export interface BatchBarProps {
  count: number;
  total: number;
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
  const { count, total, all } = props;
  return (
    <BatchBox role="region" aria-label={tableText.batch}>
      <Checkbox checked={all} mixed={!all} aria-label={tableText.selectNone} onChange={() => props.onSelectNone()} />
      <span role="status">
        {tableText.selected} <b>{number(count)}</b> {tableText.items}
      </span>
      <Rule />
      {props.actions.map((action) => (
        <Button
          key={action.key}
          size="sm"
          variant={action.danger ? 'danger-quiet' : 'default'}
          icon={action.icon}
          onClick={() => props.onAction(action)}
        >
          {action.label}
        </Button>
      ))}
      {props.onExport && (
        <Button size="sm" icon={<Download />} onClick={props.onExport}>
          {tableText.exportSelected}
        </Button>
      )}
      {props.onRemove && (
        <Button size="sm" variant="danger-quiet" icon={<Trash2 />} onClick={props.onRemove}>
          {tableText.removeMany}
        </Button>
      )}
      <End>
        {!all && total > count && (
          <TextButton type="button" onClick={props.onSelectAll}>
            {tableText.selectAll(total)}
          </TextButton>
        )}
        <TextButton type="button" $quiet onClick={props.onSelectNone}>
          {tableText.selectNone}
        </TextButton>
      </End>
    </BatchBox>
  );
}
