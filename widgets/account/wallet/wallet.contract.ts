import { contract, data, event } from '../../../src/element/contract';

/** The three values that are shown before the server answered. */
export interface WalletValues {
  /** Balance in fen, as text. */
  money: string;
  /** Number of usable coupons. */
  coupons: string;
  /** Number of bank cards. */
  cards: string;
}

/** Balance, coupons and cards at a glance. */
export const walletContract = contract({
  tag: 'np-wallet',
  name: 'Wallet',
  family: 'account',
  summary: '个人账户：余额、优惠券与银行卡数量，发起提现',
  status: 'beta',
  scopes: ['account'],
  props: {
    known: data<Partial<WalletValues>>('上次读到的余额、优惠券与银行卡数量，读取完成前先显示', 'Partial<WalletValues>'),
  },
  events: {
    walletRead: event<WalletValues>('读到了新的数值', '{ money: string; coupons: string; cards: string }'),
  },
  parts: { panel: '外框' },
});
