import { useRead, useWrite } from '../../../src/api';
import { filterOptions } from '../../../src/api/contract/device';
import {
  preparedList,
  preparedRemove,
  preparedRetry,
  preparedSave,
  replacement,
  replacementSave,
} from '../../../src/api/contract/prepared';
import { siteTemplate, siteTemplates } from '../../../src/api/contract/site-template';
import type { DeviceKind } from '../../../src/domain/device';

/** What a change touches. */
const touched = ['/api/v3/prepared/'];
/** Milliseconds between two looks. */
export const every = 15_000;

/** How many there are, by how they stand. */
export const useCounts = () => useRead(preparedList, { per_page: 1 }, { every, keep: true });
/** Groups that devices of a kind are put into. */
export const useGroups = (kind: DeviceKind) =>
  useRead(filterOptions, kind === 'gateway' || kind === 'firewall' ? { kind } : null);

/** Models that gateways can follow; of other devices nothing is read. */
export const useSiteTemplates = (kind: DeviceKind) =>
  useRead(siteTemplates, kind === 'gateway' ? { per_page: 100 } : null);
/** One of them. */
export const useSiteTemplate = (id: string) => useRead(siteTemplate, id ? { id } : null, { keep: true });

/** What a gateway has that another one would take over. */
export const useReplacement = (gwid: string) => useRead(replacement, gwid ? { gwid } : null);
/** Prepares a gateway to take its place. */
export const useReplace = () => useWrite(replacementSave, touched);
/** Prepares a device or changes one. */
export const useSave = () => useWrite(preparedSave, touched);
/** Forgets some. */
export const useRemove = () => useWrite(preparedRemove, touched);
/** Tries one again. */
export const useRetry = () => useWrite(preparedRetry, touched);
