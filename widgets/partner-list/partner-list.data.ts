import { useRead, useWrite } from '../../src/api';
import { partnerCreate, partnerRevoke, partnerRotate, partners, partnerUpdate } from '../../src/api/contract/embed';

const refreshes = [partners.path];

/** The account's partners. */
export const usePartners = () => useRead(partners, {});
/** Registers one; its reply carries the secret. */
export const useCreate = () => useWrite(partnerCreate, refreshes);
/** Changes one. */
export const useUpdate = () => useWrite(partnerUpdate, refreshes);
/** Makes a new secret. */
export const useRotate = () => useWrite(partnerRotate, refreshes);
/** Ends one. */
export const useRevoke = () => useWrite(partnerRevoke, refreshes);
