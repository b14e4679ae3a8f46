import { Story } from '../../../src/element/story';
import { ServiceBusiness } from './service-business';
import { answers } from './service-business.fixture';

export default { title: 'services / service-business' };

const nothing = { list: [], total: 0, counts: { all: 0, active: 0, expiring: 0, expired: 0 } };

export const Ordinary = () => (
  <Story answers={answers}>
    <ServiceBusiness />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/service/business': nothing }}>
    <ServiceBusiness service="tunnel" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/service/business': 500 }}>
    <ServiceBusiness />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ServiceBusiness />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ServiceBusiness />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ServiceBusiness />
  </Story>
);
