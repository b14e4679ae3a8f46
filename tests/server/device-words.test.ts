import { describe, expect, it } from 'vitest';
import { placeOf } from '../../host/server/account/auth/device';

describe('the place of an address', () => {
  it.each([
    ['127.0.0.1', '本机'],
    ['::1', '本机'],
    ['::ffff:127.0.0.1', '本机'],
    ['10.1.2.3', '局域网'],
    ['172.16.0.9', '局域网'],
    ['::ffff:192.168.1.7', '局域网'],
    ['fe80::1', '局域网'],
    ['202.96.134.133', '广东省深圳市 电信'],
    ['::ffff:202.96.134.133', '广东省深圳市 电信'],
    ['101.6.6.6', '北京市 教育网'],
    ['8.8.8.8', '美国 Level3'],
    ['203.0.113.9', '公网'],
    ['2001:db8::1', '公网'],
    ['not an address', '公网'],
    ['', '公网'],
  ])('%s is %s', (ip, place) => {
    expect(placeOf(ip)).toBe(place);
  });
});
