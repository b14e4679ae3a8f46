import { BlockDialog, ClientTimeline, LimitDialog, NameDialog } from '.';
import { Story } from '../../../src/element/story';
import { Ground } from '../../../src/ui/story';
import { absentAnswers, blockedAnswers, clientAnswers, clientFailures } from './client.fixture';

export default { title: 'clients / client' };

const nothing = () => undefined;

export const Timeline = () => (
  <Story answers={clientAnswers}>
    <Ground>
      <ClientTimeline id="c1" manage />
    </Ground>
  </Story>
);

export const Blocked = () => (
  <Story answers={blockedAnswers}>
    <Ground>
      <ClientTimeline id="c1" manage />
    </Ground>
  </Story>
);

export const NeverThere = () => (
  <Story answers={absentAnswers}>
    <Ground>
      <ClientTimeline id="c1" />
    </Ground>
  </Story>
);

export const Failing = () => (
  <Story answers={clientFailures}>
    <ClientTimeline id="c1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ClientTimeline id="c1" />
  </Story>
);

export const Limit = () => (
  <LimitDialog who="前台值班手机" initial={{ down: 2048, up: 512 }} onSubmit={nothing} onClose={nothing} />
);

export const Block = () => <BlockDialog who="3 个终端" onSubmit={nothing} onClose={nothing} />;

export const Name = () => <NameDialog who="a4:39:b3:0c:55:af" initial="" onSubmit={nothing} onClose={nothing} />;
