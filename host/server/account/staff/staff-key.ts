import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fingerprint, sameFingerprint } from '../../kit/secrets';
import type { Authenticate } from '../../kit/context/authenticate';
import { keptSecret } from '../../kit/vault/kept-secret';

const prefix = 'npk_';
const leastLength = 24;

/**
 * What is kept of the key that the service staff's tools show: `NETPANE_STAFF_KEY`, or one that is made on the first start and
 * kept in the data folder.
 */
export async function staffKeyHash(settings: { staffKey?: string; data: string }): Promise<string> {
  const key = settings.staffKey ?? (await keptSecret(staffKeyFile(settings.data), freshStaffKey, isStaffKey));
  if (!isStaffKey(key)) {
    throw Object.assign(new Error(`NETPANE_STAFF_KEY 应以 ${prefix} 开头，至少 ${leastLength} 个字符`), {
      code: 'NETPANE_SETTINGS',
    });
  }
  return fingerprint(key);
}

/** Where the key lies that the environment does not give. */
export const staffKeyFile = (data: string): string => join(data, 'staff.key');

/** A new key. */
export const freshStaffKey = (): string => prefix + randomBytes(32).toString('base64url');

const isStaffKey = (key: string): boolean => key.startsWith(prefix) && key.length >= leastLength;

/** The staff behind a bearer key: it belongs to no account and may do nothing but the staff's own calls. */
export const authenticateStaff: Authenticate = async (token, services) => {
  if (!token.startsWith(prefix) || !services.staffKey) return undefined;
  if (!sameFingerprint(fingerprint(token), services.staffKey)) return undefined;
  return { accountId: '', scopes: ['staff'] };
};
