export { DnsInterceptions } from './dns-interceptions';
export { dnsInterceptionsContract } from './dns-interceptions.contract';
