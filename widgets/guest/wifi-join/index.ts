export { WifiJoin } from './wifi-join';
export { wifiJoinContract } from './wifi-join.contract';
