export { ReferralList } from './referral-list';
export { referralListContract } from './referral-list.contract';
