import type { LivePhase } from '../../api';
import { words } from '../../text/words';

/** What the line about freshness says. */
export const freshnessText = words('freshness', {
  states: {
    idle: '',
    connecting: '正在连接',
    live: '实时',
    reconnecting: '连接中断，正在重连',
    polling: '',
  } satisfies Record<LivePhase, string>,
  paused: '已暂停',
  failed: '更新失败',
  every: (seconds: number) => `每 ${seconds} 秒更新`,
  at: (clock: string) => `${clock} 更新`,
  pause: '暂停更新',
  resume: '继续更新',
  now: (state: string) => `数据更新：${state}`,
});
