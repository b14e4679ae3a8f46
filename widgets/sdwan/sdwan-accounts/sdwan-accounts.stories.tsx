import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SdwanAccounts } from './sdwan-accounts';
import { sdwanAccountsContract } from './sdwan-accounts.contract';
import { noAccounts, sdwanAccountsAnswers as answers, sdwanAccountsPath } from './sdwan-accounts.fixture';

export default { title: 'sdwan / sdwan-accounts' };

export const Ordinary: LadleStory<PropsOf<typeof sdwanAccountsContract>> = (props) => (
  <Story answers={answers}>
    <SdwanAccounts {...props} manage />
  </Story>
);
Ordinary.argTypes = storyControls(sdwanAccountsContract);

export const Nothing = () => (
  <Story answers={noAccounts}>
    <SdwanAccounts manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [sdwanAccountsPath]: 500 }}>
    <SdwanAccounts />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanAccounts />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanAccounts manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanAccounts />
  </Story>
);
