import { Story } from '../../../src/element/story';
import { CampaignCalculator } from './campaign-calculator';

export default { title: 'promotion / campaign-calculator' };

export const Ordinary = () => (
  <Story>
    <CampaignCalculator />
  </Story>
);

export const Dark = () => (
  <Story dark>
    <CampaignCalculator />
  </Story>
);

export const Narrow = () => (
  <Story width={320}>
    <CampaignCalculator />
  </Story>
);
