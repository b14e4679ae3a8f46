export { PartnerList } from './partner-list';
export { partnerListContract } from './partner-list.contract';
