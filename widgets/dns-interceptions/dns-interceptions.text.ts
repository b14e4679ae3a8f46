/** Words of DnsInterceptions. */
export const dnsInterceptionsText = {
  label: '本月拦截恶意请求',
  unit: '次',
  today: '今日',
  lastMonth: '上月',
};
