import type { Feature } from '../../kit/context/context';
import { applyPlugins } from './change';
import { pluginDocument, pluginsTaken } from './device';
import { openPlugins } from '../config/plugin-settings';

/** Programs that run on gateways. */
export const plugins: Feature = {
  moves: { plugin_install: 'gateway_id' },
  settings: { plugin: { name: 'plugins', document: pluginDocument } },
  opens: {
    plugin: (vault, accountId, params) =>
      params.plugins === undefined ? params : { ...params, plugins: openPlugins(vault, accountId, params.plugins) },
  },
  effects: { plugin: pluginsTaken },
  work: { plugin: { act: applyPlugins } },
  actions: {
    '/api/v3/plugin/configure': { text: '修改插件设置', en: 'Change a plugin’s settings' },
    '/api/v3/plugin/retry': { text: '重新下发插件', en: 'Send a plugin again' },
    '/api/v3/plugin/review': { text: '评价插件', en: 'Review a plugin' },
  },
  silent: ['/api/v3/plugin/apply'],
  names: ["SELECT name, NULL AS device FROM plugin WHERE $1 <> '' AND id = $2"],
};
