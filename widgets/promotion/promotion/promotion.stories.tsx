import { Story } from '../../../src/element/story';
import { offerAnswers, offerFailures } from '../shared/offer/offer.fixture';
import { Promotion } from './promotion';

export default { title: 'promotion / promotion' };

export const Ordinary = () => (
  <Story answers={offerAnswers}>
    <Promotion agent="NP8K2" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/promotion/packages': { list: [], total: 0 } }}>
    <Promotion agent="NP8K2" />
  </Story>
);

export const Failing = () => (
  <Story answers={offerFailures}>
    <Promotion agent="NP8K2" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Promotion agent="NP8K2" />
  </Story>
);

export const Dark = () => (
  <Story answers={offerAnswers} dark>
    <Promotion agent="NP8K2" />
  </Story>
);

export const Narrow = () => (
  <Story answers={offerAnswers} width={320}>
    <Promotion agent="NP8K2" />
  </Story>
);

export const Banner = () => (
  <Story answers={offerAnswers}>
    <Promotion view="banner" agent="NP8K2" />
  </Story>
);

export const Lead = () => (
  <Story answers={offerAnswers} width={480}>
    <Promotion view="lead" agent="NP8K2" />
  </Story>
);
