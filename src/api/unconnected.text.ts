import { words } from '../text/words';

/** What a widget says on a page that was never connected. */
export const unconnectedText = words('unconnected', {
  missing: '本网页还没有连接到云平台：缺少 connect()，见浏览器的开发者控制台',
});
