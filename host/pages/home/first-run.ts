import { useState } from 'react';
import { useRead } from '../../../src/api';
import { complex } from '../../../src/api/contract/stats';
import { useSession } from '../../../src/session';
import { useKept } from '../../../src/session/use-kept';

/**
 * Whether the reader is led to a first gateway. Who came without one is led to the end, also once it is there; whoever
 * leaves is not led again by this browser. `begun`: there is a device, so that what advertises and tells may come.
 */
export function useFirstRun(): { first: boolean; begun: boolean; finish: () => void } {
  const code = useSession().user?.account_code;
  const { data } = useRead(complex, {});
  const [left, setLeft] = useKept(code && `first-left.${code}`, false);
  const [led, setLed] = useState(false);
  const none = data && data.router_number === 0 && data.ap_number === 0 && data.switch_number === 0;
  if (!led && none) setLed(true);
  return { first: led && !left, begun: none === false, finish: () => setLeft(true) };
}
