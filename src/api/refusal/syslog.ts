import { sayings } from './table';

/** Where gateways send their log lines. */
export const syslog = sayings({
  logServerUnfit: {
    zh: '[服务器地址]应为 IPv4 地址或域名',
    en: '[Server] must be an IPv4 address or a domain',
  },
});
