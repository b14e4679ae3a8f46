import { useRead, useWrite } from '../../../src/api';
import { wallboardLinkCreate, wallboardLinkRevoke, wallboardLinks } from '../../../src/api/contract/wallboard';

const refreshes = [wallboardLinks.path];

/** The account's links; again every minute, for when they were last shown. */
export const useLinks = () => useRead(wallboardLinks, {}, { every: 60_000 });
/** Makes one; its reply carries the key. */
export const useCreate = () => useWrite(wallboardLinkCreate, refreshes);
/** Ends one. */
export const useRevoke = () => useWrite(wallboardLinkRevoke, refreshes);
