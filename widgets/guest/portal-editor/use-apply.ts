import { useMemo } from 'react';
import { useClient } from '../../../src/api';
import { portalApply } from '../../../src/api/contract/portal';
import { perRow, type Run } from '../../../src/ui/tasks';

/** Gives networks the newest version of a page, each with a result; then reads anew who shows it. */
export function useApply(template: string, onRefresh: () => Promise<unknown>): Run {
  const client = useClient();
  return useMemo(() => {
    const each = perRow({
      call: async (id, signal) => {
        const { data } = await client.call(portalApply, { id: template, gateways: [id] }, { quiet: true, signal });
        const [result] = data;
        if (result && !result.ok) throw new Error(result.message);
        return result?.message ? { skipped: result.message } : undefined;
      },
    });
    return async (ids, signal, onResult) => {
      await each(ids, signal, onResult);
      await onRefresh();
    };
  }, [client, template, onRefresh]);
}
