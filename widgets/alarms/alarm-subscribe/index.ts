export { AlarmSubscribe } from './alarm-subscribe';
export { alarmSubscribeContract } from './alarm-subscribe.contract';
