import { fingerprint, sameFingerprint } from '../../kit/secrets';
import type { Context, KnownDevice } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';

/** Wrong keys from one address in ten minutes before it has to wait. */
const wrongKeys = 30;

/**
 * Finds out which gateway calls, by the headers `x-device-id` and `x-device-key`. 401 for an unknown gateway or a wrong
 * key, told alike; 403 for one that nobody has bound.
 */
export async function identify({ db, limits, request, network }: Context): Promise<KnownDevice> {
  const gwid = request.headers.get('x-device-id')?.toLowerCase() ?? '';
  const key = request.headers.get('x-device-key') ?? '';
  const [identity] = await db.query<{ key_hash: string; account_id: string | null }>(
    'SELECT key_hash, account_id FROM device_identity WHERE gwid = $1',
    [gwid],
  );
  if (!identity || !sameFingerprint(identity.key_hash, fingerprint(key))) {
    await limits.take(`device-key:${network}`, wrongKeys, 600);
    throw refuse('deviceUnknown');
  }
  if (identity.account_id === null) throw refuse('deviceUnbound');
  return { gwid, accountId: identity.account_id };
}
