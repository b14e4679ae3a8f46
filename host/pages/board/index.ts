export { BoardPage } from './board';
export { CloudShowPage } from './builder';
export { EnlargePage } from './enlarge';
export { WirelessMonitorPage } from './wireless';
