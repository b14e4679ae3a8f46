import type { embedScopes } from '../../../../src/api/contract/embed';
import { words } from '../../../../src/text/words';

/** What each scope of an embed token lets a site do. */
export const scopeNames = words('scopeNames', {
  'device:read': '查看设备',
  'device:write': '修改设备',
  'device:manage': '重启、升级、解绑设备，恢复与删除备份，删除组网、穿透与电视盒，分享 Wi-Fi 密码',
  'alarm:read': '查看告警',
  'alarm:write': '处理告警',
  'client:read': '查看在线用户',
  'client:write': '管理在线用户',
  'stats:read': '查看统计',
  'message:read': '查看消息',
  'promotion:read': '查看推广',
} satisfies Record<(typeof embedScopes)[number], string>);
