import { spaced } from '../text/spaced';
import { words } from '../text/words';

/** Words inside formatted values. */
export const formatText = words('format', {
  day: '天',
  hour: '小时',
  minute: '分钟',
  second: '秒',
  yuan: '元',
  unknown: '未知',
  justNow: '刚刚',
  ago: (duration: string) => spaced`${duration}前`,
  later: (duration: string) => spaced`${duration}后`,
});
