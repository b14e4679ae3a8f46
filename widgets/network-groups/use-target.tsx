import { useState } from 'react';
import { Select, type Option } from '../../src/ui/select';
import { networkGroupsText as text } from './network-groups.text';

/** Where ticked networks go: the choice, and the list to choose from. */
export function useTarget(options: readonly Option[]) {
  const [value, choose] = useState('');
  const target = options.find((option) => option.value === value);
  const select = (
    <Select
      aria-label={text.target}
      placeholder={text.targetNone}
      value={target ? value : ''}
      onChange={choose}
      options={options}
    />
  );
  return { target, select };
}
