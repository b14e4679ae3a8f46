import { routesOf, type Route } from './route';

const home = routesOf('home');

/** 概览: the first page. */
export const overviewRoutes: readonly Route[] = [
  home('/', 'home.index', '概览', {
    menu: { icon: 'overview' },
    screen: { load: () => import('../pages/home').then((m) => m.HomePage), bare: true },
  }),
  home('/sample', 'sample', '示例网络', {
    parent: 'home.index',
    screen: { load: () => import('../pages/sample').then((m) => m.SamplePage) },
  }),
];
