export { ApHead } from './ap-head';
export { apHeadContract } from './ap-head.contract';
