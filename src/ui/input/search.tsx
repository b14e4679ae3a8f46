import { IconButton } from '../button';
import { Search, X } from '../icon';
import { Input, type InputProps } from './input';
import { inputText } from './input.text';

/** A box that searches: with a glass, and a button that empties it. `aria-label` or a label is the caller's. */
export function SearchInput({ value, onChange, ...rest }: Omit<InputProps, 'icon' | 'action' | 'type'>) {
  const clear = value && (
    <IconButton size="sm" hint="none" label={inputText.clear} onClick={() => onChange('')}>
      <X size={14} />
    </IconButton>
  );
  return <Input type="search" icon={<Search />} action={clear} value={value} onChange={onChange} {...rest} />;
}
