export { ApStays } from './ap-stays';
export { apStaysContract } from './ap-stays.contract';
