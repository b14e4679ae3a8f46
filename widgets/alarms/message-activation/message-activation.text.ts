import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of MessageActivation. */
export const messageActivationText = words('messageActivation', {
  title: (service: string) => spaced`激活${service}`,
  states: { open: '待激活', active: '已激活', ended: '已到期', missed: '激活期限已过' },
  days: '使用时长',
  dayCount: (days: number) => `${days} 天，从激活时起算`,
  until: '激活期限',
  since: '激活时间',
  ends: '到期时间',
  activate: '确认激活',
  ask: (service: string, days: number) => spaced`现在激活${service}？激活后立即生效，使用 ${days} 天。`,
  done: (service: string) => spaced`${service}已激活`,
  running: (service: string, ends: string) => spaced`${service}已激活，有效期至 ${ends}。`,
  over: '这次服务已到期，可以在开放应用中续用。',
  missed: '激活期限已过，如有需要请联系客服。',
  gone: '没有找到可激活的服务',
  goneReason: '链接可能不完整，或属于另一个账号。',
  back: '返回消息列表',
  message: '查看消息',
  business: '我的业务',
});
