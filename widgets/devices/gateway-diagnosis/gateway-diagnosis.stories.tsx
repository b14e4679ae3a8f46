import type { Story as LadleStory } from '@ladle/react';
import type { Command } from '../../../src/api/contract/command';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { GatewayDiagnosis } from './gateway-diagnosis';
import { gatewayDiagnosisContract } from './gateway-diagnosis.contract';

export default { title: 'devices / gateway-diagnosis' };

const command: Command = {
  id: 'cmd_1',
  gwid: '2b91d07c55af',
  kind: 'ping',
  state: 'pending',
  output: [],
  error: '',
  created_at: '2026-11-20T06:00:00Z',
  sent_at: null,
  finished_at: null,
};
const former = [
  {
    ...{ ...command, id: 'cmd_0', state: 'done', target: '223.5.5.5' },
    output: ['来自 223.5.5.5 的回复：序号 1，时间 6.1 ms'],
    finished_at: '2026-11-20T05:00:04Z',
  },
];
const answersWith = (end: Partial<Command>) => ({
  '/api/v3/device/diagnose': command,
  '/api/v3/device/command/cmd_1': { ...command, ...end },
  '/api/v3/device/diagnoses': { list: former, total: former.length },
});
const finished_at = '2026-11-20T06:00:04Z';
const done = answersWith({ state: 'done', finished_at, output: ['来自 example.com 的回复：序号 1，时间 8.2 ms'] });

export const Ordinary: LadleStory<PropsOf<typeof gatewayDiagnosisContract>> = (props) => (
  <Story answers={done}>
    <GatewayDiagnosis {...props} gwid="2b91d07c55af" />
  </Story>
);
Ordinary.argTypes = storyControls(gatewayDiagnosisContract);

export const NotAnswered = () => (
  <Story answers={answersWith({ state: 'timed_out', finished_at, error: '设备没有回复' })}>
    <GatewayDiagnosis gwid="2b91d07c55af" />
  </Story>
);

export const Refused = () => (
  <Story answers={{ '/api/v3/device/diagnose': 500 }}>
    <GatewayDiagnosis gwid="2b91d07c55af" />
  </Story>
);

export const Dark = () => (
  <Story answers={done} dark>
    <GatewayDiagnosis gwid="2b91d07c55af" />
  </Story>
);

export const Narrow = () => (
  <Story answers={done} width={360}>
    <GatewayDiagnosis gwid="2b91d07c55af" />
  </Story>
);
