import { words } from '../../text/words';

/** Why something is not there. */
export const missingText = words('missing', {
  gateway: '没有找到这台网关',
  toGateways: '返回网络列表',
  unbound: '它可能已解绑，或不属于这个账号。',
  deleted: '它可能已删除，或不属于这个账号。',
});
