import { useState } from 'react';
import { usePlace } from '../../../session/place';

/**
 * Id of the row that is open beside its list, in the address under `name`: a reload and a link open it again, the back
 * button closes it. Where nobody keeps an address (a page without a router) it is kept here alone. `fixed`: it has a place
 * of its own in the page, which is never closed: choosing is no step.
 */
export function useOpened(
  name: string,
  fixed = false,
): [id: string | undefined, open: (id: string | undefined) => void] {
  const { query, setQuery } = usePlace();
  const address = query[name];
  const [own, setOwn] = useState({ id: address, address });
  if (own.address !== address) setOwn({ id: address, address });
  const open = (id: string | undefined) => {
    setOwn({ id, address });
    const turns = !fixed && !id !== !own.id;
    setQuery({ [name]: id }, { replace: !turns || !id, ...(turns && { over: name }) });
  };
  return [own.id, open];
}
