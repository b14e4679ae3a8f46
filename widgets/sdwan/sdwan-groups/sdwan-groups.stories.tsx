import { Story } from '../../../src/element/story';
import { SdwanGroups } from './sdwan-groups';
import { noGroups, sdwanGroupsAnswers as answers, sdwanGroupsPath } from './sdwan-groups.fixture';

export default { title: 'sdwan / sdwan-groups' };

export const Ordinary = () => (
  <Story answers={answers}>
    <SdwanGroups />
  </Story>
);

export const Nothing = () => (
  <Story answers={noGroups}>
    <SdwanGroups />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [sdwanGroupsPath]: 500 }}>
    <SdwanGroups />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanGroups />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanGroups />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanGroups />
  </Story>
);
