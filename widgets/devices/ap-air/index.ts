export { ApAir } from './ap-air';
export { apAirContract } from './ap-air.contract';
