import { Story } from '../../../src/element/story';
import { HomeBanner } from './home-banner';
import { answers, banner } from './home-banner.fixture';

export default { title: 'overview / home-banner' };

const one = { ...answers, '/api/v3/ads/home': { home_middle: null, home_banners: [banner('1', '只有一条', 2)] } };

const none = { ...answers, '/api/v3/ads/home': { home_middle: null, home_banners: [] } };

export const Ordinary = () => (
  <Story answers={answers}>
    <HomeBanner />
  </Story>
);

export const Nothing = () => (
  <Story answers={none}>
    <HomeBanner />
  </Story>
);

export const Failing = () => (
  <Story>
    <HomeBanner />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <HomeBanner />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <HomeBanner />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <HomeBanner />
  </Story>
);

export const Single = () => (
  <Story answers={one}>
    <HomeBanner />
  </Story>
);
