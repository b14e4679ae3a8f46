import { useRead, useWrite } from '../../../src/api';
import { boardDetail, boardRemove, boardSave } from '../../../src/api/contract/board';
import { groups } from '../../../src/api/contract/device';

/** What a change touches. */
const touched = ['/api/v3/boards/list', '/api/v3/wallboard/links'];

/** One board. */
export const useBoard = (id: string) => useRead(boardDetail, { id });
/** Groups of gateways that a tile can be about. */
export const useGroups = () => useRead(groups, { kind: 'gateway' });
/** Makes a board or changes it. */
export const useSave = () => useWrite(boardSave, touched);
/** Removes boards and ends their links. */
export const useRemove = () => useWrite(boardRemove, touched);
