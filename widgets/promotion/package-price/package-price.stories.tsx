import { Story } from '../../../src/element/story';
import { offerAnswers, offerFailures } from '../shared/offer/offer.fixture';
import { PackagePrice } from './package-price';

export default { title: 'promotion / package-price' };

export const Ordinary = () => (
  <Story answers={offerAnswers}>
    <PackagePrice agent="NP8K2" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/promotion/packages': { list: [], total: 0 } }}>
    <PackagePrice agent="NP8K2" />
  </Story>
);

export const Failing = () => (
  <Story answers={offerFailures}>
    <PackagePrice agent="NP8K2" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PackagePrice agent="NP8K2" />
  </Story>
);

export const Dark = () => (
  <Story answers={offerAnswers} dark>
    <PackagePrice agent="NP8K2" />
  </Story>
);

export const Narrow = () => (
  <Story answers={offerAnswers} width={320}>
    <PackagePrice agent="NP8K2" />
  </Story>
);
