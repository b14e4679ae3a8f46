import { useState } from 'react';
import { useRead, useWrite } from '../../../src/api';
import { bind, gateways, rename } from '../../../src/api/contract/device';
import { complex } from '../../../src/api/contract/stats';

/** Everything that counts or lists devices. */
const affected = ['/api/v3/device/', '/api/v3/user_stat/'];
/** Milliseconds between two looks for the first router; an event of the stream comes sooner. */
const every = 5_000;

/**
 * Whether the reader is led to a first router. Who came without one is led to the end, also once it is there; a reload then
 * shows the overview. `known`: it is decided, or nobody can say.
 */
export function useFirstRun(): { first: boolean; known: boolean; finish: () => void } {
  const { data, error } = useRead(complex, {});
  const [led, setLed] = useState<'led' | 'finished'>();
  if (!led && data && data.router_number === 0 && data.ap_number === 0 && data.switch_number === 0) setLed('led');
  return {
    first: led === 'led',
    known: data !== undefined || error !== undefined,
    finish: () => setLed('finished'),
  };
}

/** The first router, as soon as it is there. */
export const useFirstRouter = () => {
  const { data } = useRead(gateways, { per_page: 1 }, { every, onFocus: true, keep: true });
  return data?.list[0];
};

/** Takes a router into the account. */
export const useBind = () => useWrite(bind, affected);

/** Names it. */
export const useRename = () => useWrite(rename, affected);
