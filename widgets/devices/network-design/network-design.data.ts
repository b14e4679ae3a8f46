import { useRead, useWrite } from '../../../src/api';
import {
  designDetail,
  designMeasured,
  designRemove,
  designSave,
  equipmentModels,
} from '../../../src/api/contract/design';
import { designLinkCreate, designLinkRevoke, designLinks } from '../../../src/api/contract/design-link';

/** What a change touches. */
const touched = ['/api/v3/design/list'];

/** One design. */
export const useDesign = (id: string) => useRead(designDetail, id ? { id } : null);
/** Models that designs are made of. */
export const useModels = () => useRead(equipmentModels, {});
/** Makes a design or changes it. */
export const useSave = () => useWrite(designSave, touched);
/** Removes designs. */
export const useRemove = () => useWrite(designRemove, touched);
/** What hangs there measures, again every minute; nothing where nothing hangs. */
export const useMeasured = (id: string, some: boolean) =>
  useRead(designMeasured, id && some ? { id } : null, { every: 60_000 });
/** Links to a design. */
export const useLinks = (design: string) => useRead(designLinks, { design });
/** Makes one; its reply carries the key. */
export const useShare = () => useWrite(designLinkCreate, [designLinks.path]);
/** Ends one. */
export const useUnshare = () => useWrite(designLinkRevoke, [designLinks.path]);
