import { SearchInput } from '../input';
import { formText } from './form.text';
import { SelectField, type SelectFieldProps } from './select-field';

/** Props of `SearchedField`. */
export interface SearchedFieldProps extends SelectFieldProps {
  /** What `useSearched` says: a box to search with is there where a list does not hold all. */
  found: { many: boolean; typed: string; onSearch: (typed: string) => void };
}

/** One of what the server has more of than a list can hold. */
export function SearchedField({ found, ...props }: SearchedFieldProps) {
  const label = formText.searchFor(props.label);
  return (
    <>
      <SelectField {...props} />
      {found.many && (
        <SearchInput aria-label={label} placeholder={label} value={found.typed} onChange={found.onSearch} />
      )}
    </>
  );
}
