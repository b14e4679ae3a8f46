import { useWrite } from '../../../src/api';
import {
  siteApply,
  siteKeep,
  sitePoolRemove,
  siteRelease,
  siteRestore,
  siteTemplateRemove,
} from '../../../src/api/contract/site-template';

/** What a change touches. */
const touched = ['/api/v3/template/site/', '/api/v3/job/'];
/** Milliseconds between two looks. */
export const every = 10_000;

/** Removes a model. */
export const useRemove = () => useWrite(siteTemplateRemove, touched);
/** Brings sites to what the version that they follow says. */
export const useRight = () => useWrite(siteApply, touched);
/** Keeps what a site has otherwise. */
export const useKeep = () => useWrite(siteKeep, touched);
/** Lets a site have nothing otherwise. */
export const useRestore = () => useWrite(siteRestore, touched);
/** Lets sites follow no model. */
export const useRelease = () => useWrite(siteRelease, touched);
/** Removes a pool. */
export const usePoolRemove = () => useWrite(sitePoolRemove, touched);
