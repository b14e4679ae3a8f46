export { NetworkAssets } from './network-assets';
export { networkAssetsContract } from './network-assets.contract';
