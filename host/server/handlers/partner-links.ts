import { designLinkCreate } from '../../../src/api/contract/design-link';
import { wifiShareCreate } from '../../../src/api/contract/wifi';
import type { EndLinks } from '../account/embed/sign-in';
import { endDesignLinks } from '../fleet/design/links';
import { endShares } from '../services/wifi/shares';

const kinds = [
  [designLinkCreate, endDesignLinks],
  [wifiShareCreate, endShares],
] as const;

/** Ends the links that a partner made and, with these scopes, could not make now: of all accounts or of one. */
export const endLinks: EndLinks = async (sql, at, scopes, partnerId, accountId) => {
  for (const [{ scope }, end] of kinds) if (!scopes.includes(scope)) await end(sql, new Date(at), partnerId, accountId);
};
