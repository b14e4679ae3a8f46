import { words } from '../../text/words';

/** Words of a failed read. */
export const failedText = words('failed', { title: '数据没有加载出来', retry: '重新加载', forbidden: '没有查看权限' });
