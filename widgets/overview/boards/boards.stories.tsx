import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { boardAnswers as answers } from '../shared/board/board.fixture';
import { Boards } from './boards';
import { boardsContract } from './boards.contract';

export default { title: 'overview / boards' };

export const Ordinary: LadleStory<PropsOf<typeof boardsContract>> = (props) => (
  <Story answers={answers}>
    <Boards {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(boardsContract);

/** One board. */
export const One = () => (
  <Story answers={answers}>
    <Boards board="b1" manage />
  </Story>
);

/** The same for somebody who may only look. */
export const Seen = () => (
  <Story answers={answers}>
    <Boards board="b1" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/boards/list': { list: [], total: 0 } }}>
    <Boards manage />
  </Story>
);

export const Missing = () => (
  <Story answers={{ ...answers, '/api/v3/boards/detail/gone': 404 }}>
    <Boards board="gone" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/boards/detail/b1': 500 }}>
    <Boards board="b1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Boards board="b1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Boards board="b1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <Boards manage />
  </Story>
);
