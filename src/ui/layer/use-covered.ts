import { useSyncExternalStore } from 'react';
import { isCovered, onLayers } from './stack';

/** Whether a dialog or a drawer is open anywhere on the page. */
export const useCovered = (): boolean => useSyncExternalStore(onLayers, isCovered, () => false);
