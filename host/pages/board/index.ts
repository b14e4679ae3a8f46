export { BoardPage } from './board';
export { EnlargePage } from './enlarge';
export { WirelessMonitorPage } from './wireless';
