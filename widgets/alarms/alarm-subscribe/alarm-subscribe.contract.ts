import { contract } from '../../../src/element/contract';

/** What outsiders may rely on about <np-alarm-subscribe>. */
export const alarmSubscribeContract = contract({
  tag: 'np-alarm-subscribe',
  name: 'AlarmSubscribe',
  family: 'alarms',
  summary: '告警订阅：等级与通道矩阵、对象与类型、免打扰，邮件、短信、微信与签名 Webhook 通道，测试与发送记录',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
