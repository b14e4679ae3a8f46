import { words } from '../../../src/text/words';

/** Words of DnsInterceptions. */
export const dnsInterceptionsText = words('dnsInterceptions', {
  label: '本月拦截恶意请求',
  unit: '次',
  today: '今日',
  lastMonth: '上月',
});
