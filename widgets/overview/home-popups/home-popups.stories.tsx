import { Story } from '../../../src/element/story';
import { HomePopups } from './home-popups';
import { answers } from './home-popups.fixture';

export default { title: 'overview / home-popups' };

/** Nothing wants to be seen. */
const none = {
  ...answers,
  '/api/v3/real_name_auth/notice': { ...answers['/api/v3/real_name_auth/notice'], stage: 1 },
  '/api/v3/open/get_active_details': { is_hidden: true, lt_32g_router_num: 0 },
  '/api/v3/operational_activities': { ...answers['/api/v3/operational_activities'], activities: [], isPopup: false },
  '/api/v3/ads/home': { home_middle: null, home_banners: [] },
};

export const Ordinary = () => (
  <Story answers={answers}>
    <HomePopups />
  </Story>
);

export const RealName = () => (
  <Story answers={answers}>
    <HomePopups only="real-name" />
  </Story>
);

export const Campaign = () => (
  <Story answers={answers}>
    <HomePopups only="campaign" />
  </Story>
);

export const Activity = () => (
  <Story answers={answers}>
    <HomePopups only="activity" />
  </Story>
);

export const Ad = () => (
  <Story answers={answers} dark>
    <HomePopups only="ad" />
  </Story>
);

export const Failing = () => (
  <Story>
    <HomePopups />
  </Story>
);

export const Nothing = () => (
  <Story answers={none}>
    <HomePopups />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <HomePopups />
  </Story>
);
