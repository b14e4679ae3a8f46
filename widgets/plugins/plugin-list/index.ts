export { PluginList } from './plugin-list';
export { pluginListContract } from './plugin-list.contract';
