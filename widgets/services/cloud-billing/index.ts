export { CloudBilling } from './cloud-billing';
export { cloudBillingContract } from './cloud-billing.contract';
