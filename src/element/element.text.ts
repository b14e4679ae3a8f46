import { words } from '../text/words';

/** What an element says when its widget fails. */
export const elementText = words('element', {
  failed: '这部分内容暂时无法显示',
  retry: '重试',
});
