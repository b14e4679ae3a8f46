export { NetworkDesign } from './network-design';
export { networkDesignContract } from './network-design.contract';
