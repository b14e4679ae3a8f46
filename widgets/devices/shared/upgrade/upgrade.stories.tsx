import { UpgradeDialog } from '.';
import { Story } from '../../../../src/element/story';
import { planned, upgradeAnswers } from './upgrade.fixture';

export default { title: 'devices / upgrade' };

const nothing = () => undefined;
const some = { ids: ['2b91d07c55af', '2b91d07c55b0'] };

export const Plan = () => (
  <Story answers={upgradeAnswers}>
    <UpgradeDialog onDone={nothing} onClose={nothing} />
  </Story>
);

export const OfSome = () => (
  <Story answers={upgradeAnswers}>
    <UpgradeDialog target={some} onDone={nothing} onClose={nothing} />
  </Story>
);

export const Change = () => (
  <Story answers={upgradeAnswers}>
    <UpgradeDialog campaign={planned} target={some} onDone={nothing} onClose={nothing} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <UpgradeDialog onDone={nothing} onClose={nothing} />
  </Story>
);
