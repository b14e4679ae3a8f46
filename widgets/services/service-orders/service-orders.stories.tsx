import { Story } from '../../../src/element/story';
import { ServiceOrders } from './service-orders';
import { answers } from './service-orders.fixture';

export default { title: 'services / service-orders' };

export const Ordinary = () => (
  <Story answers={answers}>
    <ServiceOrders />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/service/orders': { list: [], total: 0 } }}>
    <ServiceOrders />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/service/orders': 500 }}>
    <ServiceOrders />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ServiceOrders />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ServiceOrders />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ServiceOrders />
  </Story>
);
