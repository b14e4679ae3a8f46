import { sayings } from './table';

/** Messages, and the services that they offer to activate. */
export const message = sayings({
  noMessage: { code: 4004, zh: '没有找到消息', en: 'There is no such message' },
  noActivation: { code: 4004, zh: '没有找到可激活的服务', en: 'There is no service to activate' },
  activationOver: {
    code: 4108,
    zh: '激活期限已过，如有需要请联系客服',
    en: 'The time for activation is over. Contact the service if you need it',
  },
});
