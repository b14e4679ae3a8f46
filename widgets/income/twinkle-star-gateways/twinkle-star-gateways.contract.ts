import { contract, flag } from '../../../src/element/contract';

/** Gateways that take part. */
export const twinkleStarGatewaysContract = contract({
  tag: 'np-twinkle-star-gateways',
  name: 'TwinkleStarGateways',
  family: 'income',
  summary: '参加繁星计划的网关：拿出多少、是否生效，暂停、结束，带宽、时段与比例的单台与批量设置',
  status: 'beta',
  scopes: ['account'],
  props: {
    configure: flag('按配置显示：上行带宽、时段、比例'),
    manage: flag('可暂停、结束、设置与重试'),
  },
  events: {},
  parts: { panel: '外框' },
});
