import { useRead, useWrite } from '../../../src/api';
import {
  apTemplateAdopt,
  apTemplateAps,
  apTemplateDrift,
  apTemplatePlaces,
  apTemplateRemove,
  apTemplateRight,
  apTemplateSites,
} from '../../../src/api/contract/ap-template';
import type { ApTemplateKind } from '../../../src/domain/ap-template';

/** What a change touches. */
const touched = ['/api/v3/template/ap/', '/api/v3/job/'];
/** Milliseconds between two looks. */
export const every = 10_000;
/** Gateways that stand below a group; the others are looked for. */
const shownSites = 20;
/** Access points that are told one by one below a template. */
const told = 8;

/** Access points that are not as the templates of a kind say. */
export const useDrift = (kind: ApTemplateKind) => useRead(apTemplateDrift, { kind }, { keep: true, every });
/** Those of one template, or those whose gateway cannot do what it wants. */
export const useAps = (id: string, which: 'differing' | 'unable') =>
  useRead(apTemplateAps, { id, [which]: true, per_page: told }, { keep: true, every });

/** Groups of gateways with their access points. */
export const usePlaces = (kind: ApTemplateKind) => useRead(apTemplatePlaces, { kind }, { keep: true, every });
/** Gateways of a group or, where something is typed, of all. */
export const useSites = (kind: ApTemplateKind, group: string | undefined, q: string) =>
  useRead(
    apTemplateSites,
    { kind, per_page: shownSites, ...(q ? { q } : group !== undefined && { group }) },
    { keep: true, every },
  );

/** Brings access points back to what templates say. */
export const useRight = () => useWrite(apTemplateRight, touched);
/** Keeps what an access point has. */
export const useAdopt = () => useWrite(apTemplateAdopt, touched);
/** Removes a template. */
export const useRemove = () => useWrite(apTemplateRemove, touched);
