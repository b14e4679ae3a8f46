import { second } from '../../../../src/domain/time';
import type { Log } from '../log';
import type { Vault } from '../vault';
import { createAlipay } from './alipay';
import type { Reach } from '../provider';
import { noPay, type Pay } from './pay';
import type { PaySettings } from './settings';
import { createTestCashier } from './test-cashier';
import { createWeChatPay } from './wechat';

/** Milliseconds that a provider has to answer: somebody waits for the code. */
const longest = 8 * second;

/** The ways to put money in that the operator configured. */
export function createPay(
  { alipay, wechat, transfer }: PaySettings,
  log: Log,
  { fetch = globalThis.fetch, now = Date.now, timeout = longest }: Partial<Reach> = {},
): Pay {
  const reach: Reach = { fetch, now, timeout };
  return {
    providers: [...(alipay ? [createAlipay(alipay, reach)] : []), ...(wechat ? [createWeChatPay(wechat, reach)] : [])],
    ...(transfer && { transfer }),
    log,
  };
}

/** What a server has where nothing is configured: the test cashier in the demo, else nothing. */
export const defaultPay = (demo: boolean, vault: Vault, log: Log): Pay =>
  demo ? { providers: [createTestCashier(vault)], transfer: demoAccount, log } : noPay;

const demoAccount = { bank: '演示银行（没有这个账户，请勿转账）', name: '演示收款户名', number: '0000 0000 0000 0000' };
