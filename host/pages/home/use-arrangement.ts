import { useMemo } from 'react';
import { useWrite } from '../../../src/api';
import { personalizationUpdate } from '../../../src/api/contract/personalization';
import { setColumns } from '../../../src/session';
import { useKeptColumns } from '../../../src/session/kept-columns';
import { homeCards, type HomeCard } from './cards';
import { arrangementOf, keptOf, type Placed } from './layout';

/** Where the arrangement is kept among the account's lists of displayed columns. */
const cacheKey = 'home.cards';

const keys = homeCards.map(({ key }) => key);

/** The cards as the account arranged them. */
export interface Arrangement {
  placed: readonly Placed[];
  shown: readonly HomeCard[];
  /** Keeps another arrangement, here and on the server. */
  save: (placed: readonly Placed[]) => Promise<void>;
}

/** Reads and keeps which cards are shown and in which order: part of the personalization. */
export function useArrangement(): Arrangement {
  const { kept } = useKeptColumns(cacheKey);
  const { run } = useWrite(personalizationUpdate);
  return useMemo(() => {
    const placed = arrangementOf(keys, kept);
    return {
      placed,
      shown: placed.flatMap(({ key, shown }) => (shown ? homeCards.filter((card) => card.key === key) : [])),
      async save(next) {
        const displayFields = keptOf(keys, next);
        await run({ display_column: { tableCacheKey: cacheKey, displayFields } });
        setColumns(cacheKey, displayFields);
      },
    };
  }, [kept, run]);
}
