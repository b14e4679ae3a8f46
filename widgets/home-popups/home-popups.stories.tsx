import { Story } from '../../src/element/story';
import { HomePopups } from './home-popups';
import { answers } from './home-popups.fixture';

export default { title: 'widgets / home-popups' };

export const AllInTurn = () => (
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
