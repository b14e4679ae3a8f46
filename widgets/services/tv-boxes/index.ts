export { TvBoxes } from './tv-boxes';
export { tvBoxesContract } from './tv-boxes.contract';
