import { useState } from 'react';
import { FolderTree } from '../icon';
import { Select } from '../select';
import type { BatchAction } from '../table';
import { perRow } from '../tasks';
import { optionsOf, useGroupsOf, type Group } from './groups';
import { groupsText as text } from './groups.text';

/** Where ticked members go: the choice for the toolbar, and what moves them there. */
export function useTarget(groups: readonly Group[]) {
  const of = useGroupsOf();
  const [value, choose] = useState('');
  const options = optionsOf(groups);
  const target = options.find((option) => option.value === value);
  const select = (
    // Of a width of its own: what a browser gives a select depends on its options or on the chosen one.
    <span style={{ width: 152 }}>
      <Select
        aria-label={text.target(of.group)}
        placeholder={text.targetNone(of.none)}
        value={target ? value : ''}
        onChange={choose}
        options={options}
      />
    </span>
  );
  const action: BatchAction = {
    key: 'assign',
    label: target ? text.intoGroup(target.label.trim()) : text.outOfGroup(of.group),
    icon: <FolderTree />,
    run: perRow({
      call: async (id) => {
        await of.assign([id], target?.value ?? null);
      },
    }),
  };
  return { select, action };
}
