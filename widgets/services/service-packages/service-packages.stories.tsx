import { Story } from '../../../src/element/story';
import { ServicePackages } from './service-packages';
import { bill, sold } from './service-packages.fixture';

export default { title: 'services / service-packages' };

const answers = { '/api/v3/service/detail/sdwan': sold, '/api/v3/service/quote': bill };

export const Ordinary = () => (
  <Story answers={answers}>
    <ServicePackages service="sdwan" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/service/detail/sdwan': 500 }}>
    <ServicePackages service="sdwan" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ServicePackages service="sdwan" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ServicePackages service="sdwan" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <ServicePackages service="sdwan" />
  </Story>
);
