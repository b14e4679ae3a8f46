import { sameFingerprint } from '../secrets';
import type { Vault } from '../vault';
import { Forged, type PayProvider } from './pay';

/** The page of the demo that stands for a provider. */
export const cashierPath = '/__dev/cashier';

/** What only this server can know of a payment: it stands in the address of the cashier, and signs its notifications. */
export const cashierSign = (vault: Vault, id: string): string => vault.index('test-cashier', id);

/** Stands for a provider in the demo: its cashier is a page of this server, and no money goes through it. */
export const createTestCashier = (vault: Vault): PayProvider => ({
  method: 'test',
  async begin({ id }) {
    return { url: `${cashierPath}/${id}?sign=${cashierSign(vault, id)}` };
  },
  notice(_, body) {
    const { id = '', fen, sign = '' } = Object.fromEntries(new URLSearchParams(body));
    if (!sameFingerprint(sign, cashierSign(vault, id))) throw new Forged('signature');
    return { id, trade: `TEST${id}`, fen: Number(fen) };
  },
  answer: (accepted) => new Response(accepted ? 'success' : 'failure', { status: accepted ? 200 : 400 }),
  ask: async () => 'waiting',
  end: async () => undefined,
  refund: async () => 'done',
  askRefund: async () => 'done',
});
