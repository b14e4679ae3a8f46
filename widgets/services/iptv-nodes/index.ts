export { IptvNodes } from './iptv-nodes';
export { iptvNodesContract } from './iptv-nodes.contract';
