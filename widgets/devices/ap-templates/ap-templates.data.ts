import { useRead, useWrite } from '../../../src/api';
import {
  apTemplateAdopt,
  apTemplateAps,
  apTemplateDrift,
  apTemplateRemove,
  apTemplateRight,
} from '../../../src/api/contract/ap-template';
import type { ApTemplateKind } from '../../../src/domain/ap-template';

/** What a change touches. */
const touched = ['/api/v3/template/ap/', '/api/v3/job/'];
/** Milliseconds between two looks. */
export const every = 10_000;
/** Access points that are told one by one below a template. */
const told = 8;

/** Access points that are not as the templates of a kind say. */
export const useDrift = (kind: ApTemplateKind) => useRead(apTemplateDrift, { kind }, { keep: true, every });
/** Those of one template, or those whose gateway cannot do what it wants. */
export const useAps = (id: string, which: 'differing' | 'unable') =>
  useRead(apTemplateAps, { id, [which]: true, per_page: told }, { keep: true, every });

/** Brings access points back to what templates say. */
export const useRight = () => useWrite(apTemplateRight, touched);
/** Keeps what an access point has. */
export const useAdopt = () => useWrite(apTemplateAdopt, touched);
/** Removes a template. */
export const useRemove = () => useWrite(apTemplateRemove, touched);
