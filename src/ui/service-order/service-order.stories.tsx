import { GatewayField, OrderAgain, OrderDrawer, OrderResult } from '.';
import { Story } from '../../element/story';
import { Form } from '../form';
import { Ground } from '../story';
import {
  order,
  orderAnswers,
  orderFailures,
  owned,
  service,
  shortAnswers,
  trialAnswers,
} from './service-order.fixture';

export default { title: 'ui / service-order' };

const nothing = () => undefined;

export const Buy = () => (
  <Story answers={orderAnswers}>
    <OrderDrawer service={service} tier="standard" months={3} onClose={nothing} />
  </Story>
);

export const Trial = () => (
  <Story answers={trialAnswers}>
    <OrderDrawer service={service} tier="trial" onClose={nothing} />
  </Story>
);

export const Renew = () => (
  <Story answers={orderAnswers}>
    <OrderDrawer service={service} tier="standard" kind="renew" owned={owned} months={3} onClose={nothing} />
  </Story>
);

export const Again = () => (
  <Story answers={{ ...orderAnswers, '/api/v3/service/detail/sdwan': service }}>
    <OrderAgain owned={owned} kind="renew" onClose={nothing} />
  </Story>
);

export const Upgrade = () => (
  <Story answers={orderAnswers}>
    <OrderDrawer service={service} tier="flagship" kind="upgrade" owned={owned} onClose={nothing} />
  </Story>
);

export const TooLittle = () => (
  <Story answers={shortAnswers}>
    <OrderDrawer service={service} tier="standard" months={3} onClose={nothing} />
  </Story>
);

export const Failing = () => (
  <Story answers={orderFailures}>
    <OrderDrawer service={service} tier="standard" onClose={nothing} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <OrderDrawer service={service} tier="standard" onClose={nothing} />
  </Story>
);

/** Gateways that can, one that never said so, and why the others are not there. */
export const Gateways = () => (
  <Story answers={orderAnswers}>
    <Form onSubmit={nothing} initial={{ gwid: 'g2' }}>
      <GatewayField service="ipv6" label="应用到网关" />
    </Form>
  </Story>
);

export const Results = () => (
  <Ground $columns="repeat(auto-fit, minmax(min(100%, 280px), 1fr))">
    <OrderResult order={order} />
    <OrderResult order={{ ...order, state: 'unpaid', paid_at: null, from: null, to: null }} />
    <OrderResult order={{ ...order, state: 'cancelled', paid_at: null, from: null, to: null }} />
  </Ground>
);
