export { PackagePrice } from './package-price';
export { packagePriceContract } from './package-price.contract';
