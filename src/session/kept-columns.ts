import { useClient, useRead } from '../api';
import { personalizationShow } from '../api/contract/personalization';
import { useSession } from './session';

/**
 * What the account keeps under a table's cache key: of the user record, and of `personalization/show` where a back end
 * leaves it out there (specification, section 7).
 */
export function useKeptColumns(cacheKey: string | undefined): {
  kept: readonly string[] | undefined;
  /** False while it is not known yet. */
  ready: boolean;
} {
  const client = useClient();
  const { user, columns } = useSession();
  const told = user?.personalization.table_column !== undefined;
  const read = useRead(personalizationShow, cacheKey !== undefined && !told && client.personal ? {} : null);
  const own = cacheKey !== undefined && user ? columns[cacheKey] : undefined;
  return {
    kept: own ?? (cacheKey === undefined ? undefined : read.data?.[cacheKey]),
    ready: cacheKey === undefined || told || !read.loading,
  };
}
