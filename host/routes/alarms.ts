import type { LogKind } from '../../src/domain/log';
import { routesOf, type Route } from './route';

const messages = routesOf('messages');

const log = (kind: LogKind) => ({
  load: () => import('../../widgets/alarms/log-table').then((m) => m.LogTable),
  props: { kind },
});

/** 消息中心: messages, alarms and logs. */
export const alarmsRoutes: readonly Route[] = [
  messages('/messages', 'messages', '系统消息', {
    menu: { icon: 'message' },
    screen: { load: () => import('../../widgets/alarms/message-list').then((m) => m.MessageList) },
  }),
  messages('/message/:msg_id', 'message', '消息详情', {
    parent: 'messages',
    screen: {
      load: () => import('../../widgets/alarms/message-detail').then((m) => m.MessageDetail),
      as: { msg_id: 'msgId' },
    },
  }),
  messages('/messages/activation/:id', 'messages.activation', '激活消息', {
    parent: 'messages',
    screen: {
      load: () => import('../../widgets/alarms/message-activation').then((m) => m.MessageActivation),
      as: { id: 'activationId' },
    },
  }),
  messages('/alarm', 'alarm', '告警消息', {
    menu: { icon: 'alarm' },
    screen: {
      load: () => import('../../widgets/alarms/alarm-table').then((m) => m.AlarmTable),
      props: { manage: true },
    },
  }),
  messages('/alarm_subscribe', 'alarm_subscribe', '告警订阅', {
    menu: { icon: 'subscribe' },
    screen: { load: () => import('../../widgets/alarms/alarm-subscribe').then((m) => m.AlarmSubscribe) },
  }),
  messages('/logs/auth', 'logs.auth', '认证日志', {
    menu: { icon: 'key', group: 'logs' },
    screen: log('auth'),
  }),
  messages('/logs/upgrade', 'logs.upgrade', '升级日志', {
    menu: { icon: 'upgrade', group: 'logs' },
    screen: { load: () => import('../pages/upgrades').then((m) => m.UpgradesPage) },
  }),
  messages('/logs/business', 'logs.business', '业务日志', {
    menu: { icon: 'business', group: 'logs' },
    screen: log('business'),
  }),
  messages('/logs/action', 'logs.action', '操作日志', {
    menu: { icon: 'action', group: 'logs' },
    screen: log('action'),
  }),
  messages('/logs/online_log', 'logs.online', '上下线日志', {
    menu: { icon: 'pulse', group: 'logs' },
    screen: log('online'),
  }),
];
