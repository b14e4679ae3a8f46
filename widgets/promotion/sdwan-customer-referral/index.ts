export { SdwanCustomerReferral } from './sdwan-customer-referral';
export { sdwanCustomerReferralContract } from './sdwan-customer-referral.contract';
