import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { qrcodeScan } from '../../../src/api/contract/auth';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { QrConfirm } from './qr-confirm';
import { qrConfirmContract } from './qr-confirm.contract';

export default { title: 'account / qr-confirm' };

const asker: DataOf<typeof qrcodeScan> = {
  device: 'Chrome 156 · Windows',
  ip: '36.22.1.9',
  place: '公网',
  asked_at: '2026-11-20T06:06:00Z',
  seconds_left: 48,
};

const answers = { '/api/v3/qrcode/story': asker, '/api/v3/qrcode/answer': null };

export const Ordinary: LadleStory<PropsOf<typeof qrConfirmContract>> = (props) => (
  <Story answers={answers} width={420}>
    <QrConfirm qrId="story" {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(qrConfirmContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/qrcode/story': 500 }} width={420}>
    <QrConfirm qrId="story" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={420}>
    <QrConfirm qrId="story" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={420}>
    <QrConfirm qrId="story" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <QrConfirm qrId="story" />
  </Story>
);
