import type { Client } from '../../../src/api/client';
import { embedScopes, embedToken, partnerCreate } from '../../../src/api/contract/embed';
import type { Endpoint } from '../../../src/api/endpoint';
import type { Callers } from '../every-call/caller';

const site = 'https://inn.example';

/** What a page may be shown, and nothing that it may do. */
const scopes = embedScopes.filter((scope) => scope.endsWith(':read'));

/** A partner's page that may read everything of an account. */
export async function readerOf(owner: Client, { bearing }: Callers): Promise<Client> {
  const { secret } = (await owner.call(partnerCreate, { name: '前台', origins: [site], scopes: [...scopes] })).data;
  const { token } = (await bearing(secret).call(embedToken, { scopes: [...scopes], origin: site })).data;
  return bearing(token, { origin: site });
}

/** Whether it wants more than to read. */
export const isBeyondReading = ({ scope }: Endpoint): boolean =>
  scope !== 'public' && scope !== 'any' && !(scopes as readonly string[]).includes(scope);
