import type { WallboardLink } from '../../../src/api/contract/wallboard';
import { wallboardDefault } from '../../../src/domain/wallboard';
import { Story } from '../../../src/element/story';
import { WallboardLinks } from './wallboard-links';

export default { title: 'overview / wallboard-links' };

const row = (id: string, name: string, more: Partial<WallboardLink> = {}): WallboardLink => ({
  id,
  name,
  cards: [...wallboardDefault],
  created_at: '2026-11-01T02:00:00Z',
  expires_at: null,
  revoked_at: null,
  seen_at: '2026-11-20T02:00:00Z',
  ...more,
});

const list = [
  row('1', '前台电视'),
  row('2', '一个名称特别特别长的监控中心拼接大屏左侧第二块', { seen_at: null, expires_at: '2099-01-01T00:00:00Z' }),
  row('3', '展会大屏', { expires_at: '2026-01-01T00:00:00Z' }),
  row('4', '旧办公室', { revoked_at: '2026-10-01T00:00:00Z', cards: ['alarms'] }),
];

const path = '/api/v3/wallboard/links';

export const Ordinary = () => (
  <Story answers={{ [path]: { list, total: list.length } }} width={640}>
    <WallboardLinks />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ [path]: { list: [], total: 0 } }} width={640}>
    <WallboardLinks />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }} width={640}>
    <WallboardLinks />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={640}>
    <WallboardLinks />
  </Story>
);

export const Dark = () => (
  <Story answers={{ [path]: { list, total: list.length } }} dark width={640}>
    <WallboardLinks />
  </Story>
);

export const Narrow = () => (
  <Story answers={{ [path]: { list, total: list.length } }} width={320}>
    <WallboardLinks />
  </Story>
);
