import { useRead } from '../../../src/api';
import { gateway } from '../../../src/api/contract/device';

/** Milliseconds between two looks at the server. */
export const every = 15_000;

/** One gateway with its interfaces, kept fresh. */
export const useGateway = (gwid: string) => useRead(gateway, gwid ? { gwid } : null, { every, onFocus: true });
