import { useRead, type DataOf } from '../../../src/api';
import { apDetail } from '../../../src/api/contract/equipment';

/** One access point. */
export type Ap = DataOf<typeof apDetail>;

/** Milliseconds between two looks at the server. */
const every = 15_000;

/** The access point that the page is about, kept fresh. */
export const useAp = (id: string) => useRead(apDetail, id ? { id } : null, { every, onFocus: true, keep: true });
