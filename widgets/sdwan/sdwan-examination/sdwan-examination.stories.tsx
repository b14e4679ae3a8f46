import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { sampleNetwork } from '../shared/sdwan.fixture';
import { SdwanExamination } from './sdwan-examination';
import { sdwanExaminationContract } from './sdwan-examination.contract';
import { checkAnswers, runningAnswers } from './sdwan-examination.fixture';

export default { title: 'sdwan / sdwan-examination' };

export const Ordinary: LadleStory<PropsOf<typeof sdwanExaminationContract>> = (props) => (
  <Story answers={checkAnswers}>
    <SdwanExamination {...props} manage />
  </Story>
);
Ordinary.argTypes = storyControls(sdwanExaminationContract);

export const Running = () => (
  <Story answers={runningAnswers}>
    <SdwanExamination manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...checkAnswers, '/api/v3/sdwan/check/list': { list: [], total: 0 } }}>
    <SdwanExamination manage />
  </Story>
);

export const NotIncluded = () => (
  <Story
    answers={{
      ...checkAnswers,
      '/api/v3/sdwan/detail/n1': { ...sampleNetwork, limits: { ...sampleNetwork.limits!, examined: false } },
      '/api/v3/sdwan/check/list': { list: [], total: 0 },
    }}
  >
    <SdwanExamination manage />
  </Story>
);

export const Failing = () => (
  <Story>
    <SdwanExamination />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanExamination />
  </Story>
);

export const Dark = () => (
  <Story answers={checkAnswers} dark>
    <SdwanExamination manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={checkAnswers} width={360}>
    <SdwanExamination manage />
  </Story>
);
