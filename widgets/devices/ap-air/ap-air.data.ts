import { useRead, type DataOf } from '../../../src/api';
import { apAir } from '../../../src/api/contract/access-point';

/** The air around an access point. */
export type Air = DataOf<typeof apAir>;

/** Milliseconds between two looks at the server. */
const every = 60_000;

/** What an access point hears, kept fresh. */
export const useAir = (id: string) => useRead(apAir, id ? { id } : null, { every, onFocus: true, keep: true });
