import { Story } from '../../../src/element/story';
import { PayDialog } from '../../../src/ui/payment';
import { PaymentList } from './payment-list';
import { answers, list } from './payment-list.fixture';

export default { title: 'account / payment-list' };

const nothing = () => undefined;
const [alipay, wechat, transfer, paid] = list;

export const Ordinary = () => (
  <Story answers={answers}>
    <PaymentList />
  </Story>
);

export const Alipay = () => (
  <Story answers={answers}>
    <PayDialog payment={alipay!.id} onClose={nothing} />
  </Story>
);

export const WeChat = () => (
  <Story answers={answers}>
    <PayDialog payment={wechat!.id} onClose={nothing} />
  </Story>
);

export const Transfer = () => (
  <Story answers={answers}>
    <PayDialog payment={transfer!.id} onClose={nothing} />
  </Story>
);

export const Paid = () => (
  <Story answers={answers}>
    <PayDialog payment={paid!.id} onClose={nothing} />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/account/payments': { list: [], total: 0 } }}>
    <PaymentList />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/account/payments': 500 }}>
    <PaymentList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PaymentList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PaymentList />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <PaymentList />
  </Story>
);
