import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { boardAnswers as answers, shownBoard } from '../shared/board/board.fixture';
import { BoardView } from './board-view';
import { boardViewContract } from './board-view.contract';

export default { title: 'overview / board-view' };

export const Ordinary: LadleStory<PropsOf<typeof boardViewContract>> = (props) => (
  <Story answers={answers}>
    <BoardView {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(boardViewContract);

/** Its second screen, in light colours. */
export const Light = () => (
  <Story
    answers={{
      ...answers,
      '/api/v3/boards/shown': {
        ...shownBoard,
        document: { ...shownBoard.document, theme: 'WHITE', screens: shownBoard.document.screens.slice(1) },
      },
    }}
  >
    <BoardView />
  </Story>
);

/** One of its tiles. */
export const Enlarged = () => (
  <Story answers={answers}>
    <BoardView tile="t3" />
  </Story>
);

export const Nothing = () => (
  <Story
    answers={{
      ...answers,
      '/api/v3/boards/shown': { ...shownBoard, document: { ...shownBoard.document, screens: [] } },
    }}
  >
    <BoardView />
  </Story>
);

/** The figures cannot be read. */
export const Failing = () => (
  <Story answers={{ '/api/v3/boards/shown': shownBoard }}>
    <BoardView />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <BoardView />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <BoardView />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <BoardView />
  </Story>
);
