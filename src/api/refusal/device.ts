import { sayings } from './table';

/** Devices: binding, commands, cameras, what they report. */
export const device = sayings({
  deviceUnknown: { code: 4001, zh: '设备身份无效', en: 'The identity of the device is wrong' },
  deviceUnbound: { code: 4030, zh: '设备尚未绑定', en: 'The device is not bound yet' },
  deviceSecretFirst: {
    code: 4036,
    zh: '绑定密钥只用于绑定，请先通过上报领取本次绑定的设备密钥',
    en: 'The key on the label only binds. Fetch the secret of this binding by a report first',
  },
  wrongBindingKey: { code: 4041, zh: 'GWID 或绑定密钥不正确', en: 'Wrong GWID or binding key' },
  boundElsewhere: {
    code: 4042,
    zh: '该设备已被其他账号绑定，请先在原账号解绑',
    en: 'This device is bound to another account. Unbind it there first',
  },
  boundAlready: { code: 4049, zh: '该设备已在你的账号下', en: 'This device is yours already' },
  notKept: {
    code: 4051,
    zh: '这台网关没有保留的数据，请用绑定密钥重新绑定',
    en: 'Nothing is kept of this gateway. Bind it with its key',
  },
  deviceOffline: { code: 4043, zh: '设备离线，无法执行', en: 'The device is offline' },
  commandsWaiting: {
    code: 4050,
    zh: '等待执行的命令过多，请稍后再试',
    en: 'Too many commands are waiting. Try again later',
  },
  noAp: { code: 4004, zh: '没有找到这台 AP', en: 'There is no such AP' },
  noFirewall: { code: 4004, zh: '没有找到这台防火墙', en: 'There is no such firewall' },
  noCamera: { code: 4004, zh: '没有找到这个摄像头', en: 'There is no such camera' },
  camerasFull: {
    code: 4052,
    zh: '套餐可录 {most} 路摄像头，已经用完，请先停录一路或升级',
    en: 'The package records {most} cameras, and all are in use. Stop one or upgrade',
  },
  cameraOffline: { code: 4004, zh: '摄像头离线，没有画面', en: 'The camera is offline: no picture' },
  noPicture: { code: 4004, zh: '这台摄像头还没有上传画面', en: 'This camera has not sent a picture yet' },
  endBeforeStart: { zh: '结束时间需晚于开始时间', en: 'The end must be after the start' },
});
