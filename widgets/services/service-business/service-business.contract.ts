import { contract, text } from '../../../src/element/contract';

/** What the account bought. */
export const serviceBusinessContract = contract({
  tag: 'np-service-business',
  name: 'ServiceBusiness',
  family: 'services',
  summary: '我的业务：已开通的服务、绑定的网关与到期时间，可续费、升级、绑定',
  status: 'beta',
  scopes: ['account'],
  props: {
    service: text('只看一种服务；不填为全部'),
  },
  events: {},
  parts: { panel: '外框' },
});
