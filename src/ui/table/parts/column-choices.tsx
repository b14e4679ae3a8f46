import { useState } from 'react';
import { Button } from '../../button';
import { Checkbox } from '../../checkbox';
import { useToast } from '../../toast';
import { useAct } from '../../act';
import { judgeChoice } from '../model/column-choice';
import { TextButton } from '../table.styles';
import { tableText } from '../table.text';
import { columnChoicesText as text } from './column-choices.text';
import { Panel, PanelFoot, PanelItem, PanelList } from './bars.styles';
import type { ColumnFilterProps } from './column-filter';

/** What the column filter opens to: the columns that may be hidden, with a tick for each that is shown. */
export function ColumnChoices({ columns, choice, onClose }: ColumnFilterProps<never> & { onClose: () => void }) {
  const { act } = useAct();
  const toast = useToast();
  const before = choice.shown.filter((key) => choice.optional.includes(key));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(before));
  const optional = columns.filter((column) => choice.optional.includes(column.key));
  const toggle = (key: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(key);
    else next.delete(key);
    setTicked(next);
  };
  const confirm = () => {
    const judged = judgeChoice(choice.optional, before, ticked);
    if (judged === 'none-ticked') return toast.warning(text.chooseColumns);
    onClose();
    if (judged === 'unchanged') return;
    void act(() => choice.choose(judged.fields), { said: text.filtered });
  };
  return (
    <Panel>
      <h6>{text.columnsTitle(ticked.size, optional.length)}</h6>
      <PanelList>
        {optional.map((column) => (
          <PanelItem key={column.key}>
            <Checkbox checked={ticked.has(column.key)} onChange={(on) => toggle(column.key, on)} label={column.title} />
          </PanelItem>
        ))}
      </PanelList>
      <hr />
      <PanelFoot>
        <TextButton type="button" onClick={() => setTicked(new Set(choice.defaults))}>
          {text.defaults}
        </TextButton>
        <Button size="sm" onClick={onClose}>
          {tableText.cancel}
        </Button>
        <Button size="sm" variant="primary" onClick={confirm}>
          {text.confirm}
        </Button>
      </PanelFoot>
    </Panel>
  );
}
