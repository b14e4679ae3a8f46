import { Story } from '../../../src/element/story';
import { offerAnswers, offerFailures } from '../shared/offer/offer.fixture';
import { SdwanRecommendation } from './sdwan-recommendation';

export default { title: 'promotion / sdwan-recommendation' };

export const Ordinary = () => (
  <Story answers={offerAnswers}>
    <SdwanRecommendation agent="NP8K2" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/promotion/packages': { list: [], total: 0 } }}>
    <SdwanRecommendation agent="NP8K2" />
  </Story>
);

export const Failing = () => (
  <Story answers={offerFailures}>
    <SdwanRecommendation agent="NP8K2" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanRecommendation agent="NP8K2" />
  </Story>
);

export const Dark = () => (
  <Story answers={offerAnswers} dark>
    <SdwanRecommendation agent="NP8K2" />
  </Story>
);

export const Narrow = () => (
  <Story answers={offerAnswers} width={320}>
    <SdwanRecommendation agent="NP8K2" />
  </Story>
);
