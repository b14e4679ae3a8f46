import { sayings } from './table';

/** People with private passwords of wireless networks. */
export const wifiPerson = sayings({
  noWifiPerson: { code: 4004, zh: '没有找到这些人员', en: 'These people are not there' },
  noPrivateNetwork: {
    code: 4009,
    zh: '这个 SSID 不是个人密码方式，请先在模板里把加密改为“个人密码”',
    en: 'This SSID has no private passwords. Set the security of its template to “Private passwords” first',
  },
  peopleMost: {
    code: 4009,
    zh: '一个 SSID 最多 {most} 人，还可添加 {left} 人',
    en: 'An SSID has at most {most} people. {left} more can be added',
  },
  personTaken: { zh: '已有同名人员', en: 'Somebody has this name already' },
  personTwice: { zh: '与第 {line} 行重名', en: 'The same name as in row {line}' },
  privateTaken: { zh: '这个 SSID 上已有人使用相同的密码', en: 'Somebody has this password on this SSID already' },
  privateTwice: { zh: '与第 {line} 行的密码相同', en: 'The same password as in row {line}' },
  personDevices: { zh: '终端数应为 0–{most}，0 表示不限', en: 'Devices must be 0 to {most}; 0 means no limit' },
  personUntil: { zh: '日期无效，应为 YYYY-MM-DD，留空表示长期', en: 'No such day. Use YYYY-MM-DD, or leave it empty' },
  personPast: { zh: '到期日已过', en: 'That day is over' },
});
