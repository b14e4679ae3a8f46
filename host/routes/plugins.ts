import { routesOf, type Route } from './route';

const plugin = routesOf('plugin');

/** The market; 开放应用 leads to it too. */
export const market = {
  load: () => import('../../widgets/plugins/plugin-market').then((m) => m.PluginMarket),
  props: { manage: true },
};

/** 插件应用. */
export const pluginsRoutes: readonly Route[] = [
  plugin('/plugin/index', 'plugin.index', '插件市场', { menu: { icon: 'plugin' }, screen: market }),
  plugin('/plugin/manage', 'plugin.manage', '插件管理', {
    menu: { icon: 'sliders' },
    screen: {
      load: () => import('../../widgets/plugins/plugin-list').then((m) => m.PluginList),
      props: { manage: true },
    },
  }),
  plugin('/plugin/manage_router', 'plugin.manage_router', '路由插件管理', {
    menu: { icon: 'devices', label: '路由插件' },
    screen: { load: () => import('../pages/plugins/router').then((m) => m.RouterPluginsPage) },
  }),
];
