export { SdwanAccounts } from './sdwan-accounts';
export { sdwanAccountsContract } from './sdwan-accounts.contract';
