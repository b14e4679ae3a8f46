import { Button } from '../../../src/ui/button';
import { Search } from '../../../src/ui/icon';
import { Input } from '../../../src/ui/input';
import { Finder } from './editor.styles';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { Find } from './use-find';

/** Searches members, Enter going to the next one; and shows only those that somebody should look at. */
export const FindTools = ({ find }: { find: Find }) => (
  <>
    <Finder>
      <Input
        size="sm"
        type="search"
        icon={<Search />}
        aria-label={text.find}
        placeholder={text.find}
        value={find.q}
        onChange={find.setQ}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          find.next();
        }}
        suffix={find.q.trim() ? <span role="status">{text.found(find.hits.length)}</span> : undefined}
      />
    </Finder>
    {find.troubled > 0 && (
      <Button size="sm" aria-pressed={find.only} onClick={() => find.setOnly(!find.only)}>
        {text.troubledOnly(find.troubled)}
      </Button>
    )}
  </>
);
