import { describe, expect, it } from 'vitest';
import { systemOf, wifiCode } from '../../src/domain/wifi';

describe('the code that phones join Wi-Fi by', () => {
  const network = { ssid: 'Hotel', security: 'wpa2', password: 'secret123', hidden: false } as const;
  it.each([
    [network, 'WIFI:T:WPA;S:Hotel;P:secret123;;'],
    [{ ...network, security: 'wpa3' as const }, 'WIFI:T:WPA;S:Hotel;P:secret123;;'],
    [{ ...network, security: 'open' as const, password: '' }, 'WIFI:T:nopass;S:Hotel;;'],
    [{ ...network, hidden: true }, 'WIFI:T:WPA;S:Hotel;P:secret123;H:true;;'],
    [{ ...network, ssid: '大堂;1', password: 'a\\b;c,d:e"f' }, 'WIFI:T:WPA;S:大堂\\;1;P:a\\\\b\\;c\\,d\\:e\\"f;;'],
    [{ ...network, ssid: ' 空 格 ' }, 'WIFI:T:WPA;S: 空 格 ;P:secret123;;'],
  ])('%o: %s', (of, code) => expect(wifiCode(of)).toBe(code));
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['', 'android'],
] as const)('%s is %s', (agent, system) => expect(systemOf(agent)).toBe(system));
