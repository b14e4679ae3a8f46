export { PluginMarket } from './plugin-market';
export { pluginMarketContract } from './plugin-market.contract';
