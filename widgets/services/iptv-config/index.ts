export { IptvConfig } from './iptv-config';
export { iptvConfigContract } from './iptv-config.contract';
