import type { Activation } from '../../../src/api/contract/message';

/** An offer that waits. */
export const offer: Activation = {
  id: 'act_1',
  service: '云备份',
  service_key: 'backup_v2',
  facts: [
    { label: '服务内容', value: '每天 3 点自动备份路由器配置，每台保留 3 份' },
    { label: '费用', value: '0.00 元，到期自动停止，不会扣费' },
  ],
  days: 30,
  state: 'open',
  offered_until: '2026-12-20T02:00:00Z',
  activated_at: null,
  ends_at: null,
  message_id: 'msg_1',
};
