import { useClient, useRead, type DataOf } from '../../../src/api';
import { homeAds } from '../../../src/api/contract/ad';
import { user } from '../../../src/api/contract/user';

/** Banners and pop-up ad of the home page. */
export type HomeAds = DataOf<typeof homeAds>;

/**
 * Banners and pop-up ad: of the call that embedded pages use too, and where a back end doesn't have it of the user record
 * (specification, section 3), which is there for those who are signed in. Undefined while awaited, null where neither is there.
 */
export function useHomeAds(): HomeAds | null | undefined {
  const { personal } = useClient();
  const { data, error } = useRead(homeAds, {});
  const record = useRead(user, error && !data && personal ? {} : null);
  return data ?? record.data ?? (record.error || (error && !personal) ? null : undefined);
}
