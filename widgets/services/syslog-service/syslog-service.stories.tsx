import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SyslogService } from './syslog-service';
import { syslogServiceContract } from './syslog-service.contract';
import { syslogServiceAnswers as answers } from './syslog-service.fixture';

export default { title: 'services / syslog-service' };

const path = '/api/v3/syslog/lines';

export const Ordinary: LadleStory<PropsOf<typeof syslogServiceContract>> = (props) => (
  <Story answers={answers}>
    <SyslogService {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(syslogServiceContract);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: { list: [], total: 0 } }}>
    <SyslogService manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <SyslogService />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SyslogService />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SyslogService gwid="g1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SyslogService gwid="g1" />
  </Story>
);
