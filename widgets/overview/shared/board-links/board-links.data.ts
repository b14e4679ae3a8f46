import { useRead, useWrite } from '../../../../src/api';
import { wallboardLinkCreate, wallboardLinkRevoke, wallboardLinks } from '../../../../src/api/contract/wallboard';

const refreshes = [wallboardLinks.path, '/api/v3/boards/list'];

/** The account's links, or those of a board; again every minute, for when they were last shown. */
export const useLinks = (board: string) => useRead(wallboardLinks, board ? { board } : {}, { every: 60_000 });
/** Makes one; its reply carries the key. */
export const useCreate = () => useWrite(wallboardLinkCreate, refreshes);
/** Ends one. */
export const useRevoke = () => useWrite(wallboardLinkRevoke, refreshes);
