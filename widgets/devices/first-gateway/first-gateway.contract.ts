import { contract, event } from '../../../src/element/contract';

/** What outsiders may rely on about <np-first-gateway>. */
export const firstGatewayContract = contract({
  tag: 'np-first-gateway',
  name: 'FirstGateway',
  family: 'devices',
  summary:
    '首次使用：按标签、标签照片、清单或账号绑定码接入第一台网关，起名，选一件事先做；设备归入账号与上线后自动前进',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: {},
  events: { done: event<null>('读者要去概览', 'null') },
  parts: { panel: '外框' },
});
