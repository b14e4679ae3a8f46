import { useEffect, useState } from 'react';
import type { RuleSet } from 'styled-components';

/** Width of a list in px below which its rows are cards. */
const narrowest = 520;

/** Styles of rows as cards, where there is no room for columns and once they are here. */
export function useCards(room: number): RuleSet | undefined {
  const [styles, setStyles] = useState<RuleSet>();
  const narrow = room > 0 && room < narrowest;
  useEffect(() => {
    if (!narrow) return;
    // Without them it stays a table that scrolls.
    import('../cards.styles').then(
      ({ cards }) => setStyles(cards),
      () => undefined,
    );
  }, [narrow]);
  return narrow ? styles : undefined;
}
