export { WifiShares } from './wifi-shares';
export { wifiSharesContract } from './wifi-shares.contract';
