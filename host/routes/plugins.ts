import { routesOf, type Route } from './route';

const plugin = routesOf('plugin');

/** 插件应用. */
export const pluginsRoutes: readonly Route[] = [
  plugin('/plugin/index', 'plugin.index', '插件市场', { menu: { icon: 'plugin' } }),
  plugin('/plugin/manage', 'plugin.manage', '插件管理', { menu: { icon: 'sliders' } }),
  plugin('/plugin/manage_router', 'plugin.manage_router', '路由插件管理', {
    menu: { icon: 'devices', label: '路由插件' },
  }),
];
