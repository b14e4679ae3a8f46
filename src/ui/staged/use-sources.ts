import { useMemo } from 'react';
import { useRead } from '../../api';
import { interfaces } from '../../api/contract/device';

/** Names of a gateway's interfaces by role. */
export interface Sources {
  wan: readonly string[];
  lan: readonly string[];
}

/** Interfaces that a form may offer; a gateway that has none of a role offers all it has. `''`: none. */
export function useSources(gwid: string): Sources {
  const { data } = useRead(interfaces, gwid ? { gwid } : null);
  return useMemo(() => {
    const of = (role: 'wan' | 'lan') => {
      const own = (data ?? []).filter((one) => one.role === role);
      return (own.length > 0 ? own : (data ?? [])).map(({ name }) => name);
    };
    return { wan: of('wan'), lan: of('lan') };
  }, [data]);
}
