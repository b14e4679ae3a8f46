import { useRead, useWrite } from '../../../src/api';
import { designDetail, designRemove, designSave, equipmentModels } from '../../../src/api/contract/design';

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
