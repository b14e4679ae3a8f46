import { expect, it } from 'vitest';
import { initials } from '../../src/format';

it.each([
  ['固件升级', 'gjsj'],
  ['内网穿透', 'nwct'],
  ['网络列表', 'wllb'],
  ['AP 列表', 'aplb'],
  ['SD-WAN 账号', 'sdwanzh'],
  ['多线 IPv6', 'dxipv6'],
  ['', ''],
])('pinyin initials of %s are %s', (text, short) => expect(initials(text)).toBe(short));
