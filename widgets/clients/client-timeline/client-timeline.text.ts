import { words } from '../../../src/text/words';

/** Words of the timeline of a terminal, where nothing can be shown. */
export const clientTimelineText = words('clientTimeline', {
  start: '没有指定终端',
  startReason: '请指定终端 ID 或 MAC 地址。',
  none: '没有找到这个终端',
  noneReason: '它没有接入过这个账号的任何网络，或已不属于这个账号。',
});
