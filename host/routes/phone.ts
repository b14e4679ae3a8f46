import { routesOf, type Route } from './route';

const phone = routesOf('none', 'phone');

/** 手机版: what somebody needs on the way, from the same widgets and pages as the console. */
export const phoneRoutes: readonly Route[] = [
  phone('/m', 'phone', '手机版', {
    screen: { load: () => import('../pages/phone').then((m) => m.PhoneStart) },
  }),
  phone('/m/alarms', 'phone.alarms', '告警', {
    screen: {
      load: () => import('../../widgets/alarms/alarm-table').then((m) => m.AlarmTable),
      props: { manage: true },
    },
  }),
  phone('/m/networks', 'phone.networks', '网络', {
    screen: {
      load: () => import('../../widgets/devices/device-list').then((m) => m.DeviceList),
      props: { kind: 'gateway' },
    },
  }),
  phone('/m/networks/:gwid', 'phone.network', '网络详情', {
    parent: 'phone.networks',
    screen: {
      load: () => import('../pages/network').then((m) => m.NetworkPage),
      props: { only: ['overview', 'clients', 'aps', 'switches', 'alarms', 'diagnosis'] },
    },
  }),
  phone('/m/search', 'phone.search', '搜索', {
    screen: { load: () => import('../pages/phone').then((m) => m.PhoneSearch) },
  }),
  phone('/m/messages', 'phone.messages', '消息', {
    screen: { load: () => import('../../widgets/alarms/message-list').then((m) => m.MessageList) },
  }),
  phone('/m/messages/:msg_id', 'phone.message', '消息详情', {
    parent: 'phone.messages',
    screen: {
      load: () => import('../../widgets/alarms/message-detail').then((m) => m.MessageDetail),
      as: { msg_id: 'msgId' },
    },
  }),
  phone('/m/orders', 'phone.orders', '订单', {
    screen: { load: () => import('../../widgets/services/service-orders').then((m) => m.ServiceOrders) },
  }),
];
