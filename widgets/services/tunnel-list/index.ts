export { TunnelList } from './tunnel-list';
export { tunnelListContract } from './tunnel-list.contract';
