import { words } from '../../text/words';

/** How a change stands on its way to a device. */
export const deliveryText = words('delivery', {
  pending: '待下发',
  sent: '下发中',
  done: '已生效',
  failed: '失败',
  superseded: '已被取代',
  never: '未设置',
});
