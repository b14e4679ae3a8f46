import { useRead, useWrite } from '../../../src/api';
import { pluginConfigure, pluginDetail, pluginInstallation, pluginRetry } from '../../../src/api/contract/plugin';
import { touched } from '../shared/apply';

/** Milliseconds between two looks. */
export const every = 10_000;

/** A plugin on one gateway. */
export const useInstallation = (gwid: string, plugin: string) =>
  useRead(pluginInstallation, { gwid, plugin }, { keep: true, every });
/** Versions that there are. */
export const useVersions = (id: string) => useRead(pluginDetail, { id });
/** Changes settings. */
export const useConfigure = () => useWrite(pluginConfigure, touched);
/** Tells a gateway once more. */
export const useRetry = () => useWrite(pluginRetry, touched);
