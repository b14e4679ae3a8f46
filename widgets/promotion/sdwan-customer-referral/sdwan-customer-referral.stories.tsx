import { Story } from '../../../src/element/story';
import { SdwanCustomerReferral } from './sdwan-customer-referral';

export default { title: 'promotion / sdwan-customer-referral' };

const answers = { '/api/v3/promotion/lead': null };
const failing = { '/api/v3/promotion/lead': 500 };

export const Ordinary = () => (
  <Story answers={answers}>
    <SdwanCustomerReferral agent="NP8K2" />
  </Story>
);

export const Failing = () => (
  <Story answers={failing}>
    <SdwanCustomerReferral agent="NP8K2" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanCustomerReferral agent="NP8K2" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanCustomerReferral agent="NP8K2" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <SdwanCustomerReferral agent="NP8K2" />
  </Story>
);
