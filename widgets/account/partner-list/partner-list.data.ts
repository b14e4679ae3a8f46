import { useRead, useWrite } from '../../../src/api';
import {
  grantCreate,
  grantRemove,
  grants,
  partnerCreate,
  partnerRevoke,
  partnerRotate,
  partners,
  partnerTestToken,
  partnerTheme,
  partnerUpdate,
} from '../../../src/api/contract/embed';

const refreshes = [partners.path];

/** The account's partners. */
export const usePartners = () => useRead(partners, {});
/** Registers one; its reply carries the secret. */
export const useCreate = () => useWrite(partnerCreate, refreshes);
/** Changes one. */
export const useUpdate = () => useWrite(partnerUpdate, refreshes);
/** Makes a new secret. */
export const useRotate = () => useWrite(partnerRotate, refreshes);
/** Keeps the theme of its pages. */
export const useTheme = () => useWrite(partnerTheme, refreshes);
/** A token for trying widgets out on one's own machine. */
export const useTestToken = () => useWrite(partnerTestToken);
/** Ends one. */
export const useRevoke = () => useWrite(partnerRevoke, refreshes);
/** Partners of others that may act for the account. */
export const useGrants = () => useRead(grants, {});
/** Lets one. */
export const useGrantCreate = () => useWrite(grantCreate, [grants.path]);
/** Takes that back. */
export const useGrantRemove = () => useWrite(grantRemove, [grants.path]);
