import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { ControlStrategies } from './control-strategies';
import { controlStrategiesContract } from './control-strategies.contract';
import { controlStrategiesAnswers as answers } from './control-strategies.fixture';

export default { title: 'devices / control-strategies' };

export const Ordinary: LadleStory<PropsOf<typeof controlStrategiesContract>> = (props) => (
  <Story answers={answers}>
    <ControlStrategies {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(controlStrategiesContract);

const nothing = { list: [], total: 0 };

export const Nothing = () => (
  <Story
    answers={{
      ...answers,
      '/api/v3/strategy/list': nothing,
      '/api/v3/strategy/runs': nothing,
      '/api/v3/strategy/week': { ...answers['/api/v3/strategy/week'], strategies: [], spans: [], conflicts: [] },
    }}
  >
    <ControlStrategies manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/strategy/week': 500, '/api/v3/strategy/runs': 500 }}>
    <ControlStrategies />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ControlStrategies />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ControlStrategies manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ControlStrategies manage />
  </Story>
);
