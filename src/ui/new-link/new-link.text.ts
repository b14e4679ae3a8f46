import { words } from '../../text/words';

/** Words of a link that was just made. */
export const newLinkText = words('newLink', {
  address: '链接地址',
  qr: '链接的二维码',
  copy: '复制链接',
  close: '我已保存',
});
