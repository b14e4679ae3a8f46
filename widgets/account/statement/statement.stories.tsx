import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { statement } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { Statement } from './statement';
import { statementContract } from './statement.contract';

export default { title: 'account / statement' };

const list: DataOf<typeof statement>['list'] = [
  { id: '3', at: '2026-11-20T06:06:00Z', kind: 'income', title: '流星计划收益', amount_fen: 465, balance_fen: 79_185 },
  {
    id: '2',
    at: '2026-11-12T06:06:00Z',
    kind: 'refund',
    title: '云备份 退款',
    amount_fen: 19_900,
    balance_fen: 78_720,
  },
  {
    id: '1',
    at: '2026-11-07T06:06:00Z',
    kind: 'order',
    title: '云备份 1 年',
    amount_fen: -19_900,
    balance_fen: 58_820,
  },
];
const page = { list, total: list.length, in_fen: 20_365, out_fen: 19_900 };

const answers = { '/api/v3/account/statement': page };

export const Ordinary: LadleStory<PropsOf<typeof statementContract>> = (props) => (
  <Story answers={answers}>
    <Statement {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(statementContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/account/statement': { list: [], total: 0, in_fen: 0, out_fen: 0 } }}>
    <Statement />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/account/statement': 500 }}>
    <Statement />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Statement />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Statement />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <Statement />
  </Story>
);
