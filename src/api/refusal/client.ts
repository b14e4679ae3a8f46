import { sayings } from './table';

/** Terminals behind gateways. */
export const client = sayings({
  noClient: { code: 4004, zh: '没有找到这个终端', en: 'There is no such client' },
  noBlock: { code: 4004, zh: '没有找到这条拉黑记录', en: 'There is no such block' },
  spanMost: { zh: '时间范围无效，最长 {days} 天', en: 'Invalid time range: at most {days} days' },
});
