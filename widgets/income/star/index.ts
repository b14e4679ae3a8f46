export { Star } from './star';
export { starContract } from './star.contract';
