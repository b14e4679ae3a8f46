import { sayings } from './table';

/** What services set on gateways. */
export const setting = sayings({
  /** In the log: how what a gateway was told ended. */
  settingInForce: { zh: '{noun}配置已生效', en: 'In force: {noun}' },
  settingFailed: { zh: '{noun}下发失败', en: 'Did not arrive: {noun}' },
  securityInForce: { zh: '{noun}设置已生效（第 {rev} 次）', en: 'In force (No. {rev}): {noun}' },
  securityFailed: { zh: '{noun}设置下发失败', en: 'Settings did not arrive: {noun}' },
  serviceNotOnGateway: {
    code: 4760,
    zh: '这台网关未开通该服务，或服务已到期',
    en: 'This gateway does not have the service, or it has ended',
  },
  gatewayUnable: {
    code: 4761,
    zh: '这台网关的固件不支持该服务，不能开通或设置',
    en: 'The firmware of this gateway does not support this service',
  },
  gatewayUntold: {
    code: 4766,
    zh: '这台网关还没有说明是否支持该服务，请先确认再开通',
    en: 'This gateway has not said whether it supports this service. Confirm it first',
  },
  settingMissing: { code: 4762, zh: '还没有设置，请先保存并下发', en: 'Nothing is set yet. Save it first' },
  settingNotFailed: { code: 4763, zh: '没有下发失败的设置', en: 'No delivery has failed' },
  linesFew: {
    code: 4764,
    zh: '该服务需要 {most} 条上网线路，这台网关只有 {has} 条',
    en: 'This service needs {most} lines to the internet; this gateway has {has}',
  },
  measuring: { code: 4765, zh: '正在测量，请等待结果', en: 'It is measuring. Wait for the result' },
  settingUnfit: { zh: '设置的格式不正确', en: 'The settings are malformed' },
  settingNotInPackage: {
    zh: '当前套餐不含“{name}”，请升级套餐',
    en: 'The package does not include “{name}”. Upgrade it',
  },
});
