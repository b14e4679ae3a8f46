import { Story } from '../../element/story';
import { PayDialog } from '.';

export default { title: 'ui / payment' };

const nothing = () => undefined;
const answers = {
  '/api/v3/account/payments/methods': {
    list: [{ method: 'alipay' }, { method: 'wechat' }, { method: 'transfer' }],
    total: 3,
    min_fen: 100,
    max_fen: 5_000_000,
  },
};

export const OpenedRecharge = () => (
  <Story answers={answers}>
    <PayDialog onClose={nothing} />
  </Story>
);

/** A server that has no way to take money. */
export const OpenedWithoutProvider = () => (
  <Story answers={{ '/api/v3/account/payments/methods': { list: [], total: 0, min_fen: 100, max_fen: 5_000_000 } }}>
    <PayDialog onClose={nothing} />
  </Story>
);
