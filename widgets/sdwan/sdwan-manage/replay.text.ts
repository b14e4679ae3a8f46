import { words } from '../../../src/text/words';

/** Words of the last 24 hours of a network. */
export const replayText = words('sdwanReplay', {
  label: '回放近 24 小时',
  play: '播放近 24 小时',
  pause: '暂停',
  now: '现在',
  back: '回到现在',
  down: (links: number) => `${links} 条未连通`,
  poor: (links: number) => `${links} 条质量差`,
  good: '链路正常',
  unknown: '没有测量',
  none: '近 24 小时没有测量数据',
  failedDay: '没有读到近 24 小时',
  failed: '没有读到这一刻',
});
