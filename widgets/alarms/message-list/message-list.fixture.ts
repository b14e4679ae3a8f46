import type { DataOf } from '../../../src/api';
import type { messages } from '../../../src/api/contract/message';

/** A box with an unread notice, and old ones. */
export const box: DataOf<typeof messages> = {
  total: 3,
  list: [
    {
      _id: 'm1',
      kind: 'security',
      title: '新设备登录提醒',
      popup: 'NO',
      read: false,
      created_at: '2026-11-20T02:00:00Z',
    },
    {
      _id: 'm2',
      kind: 'system',
      title: '固件 3.7.12 发布',
      popup: 'NO',
      read: true,
      created_at: '2026-11-18T02:00:00Z',
    },
    {
      _id: 'm3',
      kind: 'activity',
      title: 'SD-WAN 套餐买二送一，活动期内购买两年套餐即送一年，赠送时长在订单支付后自动到账',
      popup: 'NO',
      read: true,
      created_at: '2025-11-11T02:00:00Z',
    },
  ],
};
