import { contract } from '../../../src/element/contract';

/** Malicious DNS requests that were intercepted. */
export const dnsInterceptionsContract = contract({
  tag: 'np-dns-interceptions',
  name: 'DnsInterceptions',
  family: 'overview',
  summary: '本月拦截的恶意 DNS 请求，今日与上月',
  status: 'beta',
  scopes: ['stats:read'],
  props: {},
  events: {},
  parts: { panel: '外框', figure: '本月拦截次数' },
});
