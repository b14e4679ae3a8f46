export { Wallet } from './wallet';
export { walletContract, type WalletValues } from './wallet.contract';
