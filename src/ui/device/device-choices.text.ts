import { words } from '../../text/words';

/** Words of fields that choose devices. */
export const deviceChoicesText = words('device-choices', {
  unlisted: (count: number) => `此处未列出的 ${count} 项`,
  more: (count: number) => `还有 ${count} 项，输入名称搜索`,
});
