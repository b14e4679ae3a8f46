import { useRead } from '../../../src/api';
import { complex } from '../../../src/api/contract/stats';

/** Milliseconds between two looks at the server. */
const every = 30_000;

/** The overview summary; every widget of a page that shows a part of it shares one request. */
export const useSummary = () => useRead(complex, {}, { every, onFocus: true });
