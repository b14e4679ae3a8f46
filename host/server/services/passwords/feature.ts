import type { Feature } from '../../kit/context/context';
import type { GroupUse } from '../../account/tree/uses';
import { passwordPatches } from './change';
import { tellFailure, tellPassword } from './told';

/** Passwords of wireless networks that change by a plan. */
export const passwords: Feature = {
  secretPatches: { password: passwordPatches },
  tells: { password: tellPassword, password_failed: tellFailure },
  groupUses: (sql, accountId, group) =>
    sql.query<GroupUse>(
      `SELECT 'passwordPlan' AS noun, name FROM wifi_password_plan
       WHERE account_id = $1 AND target = 'group' AND $2 = ANY(target_ids) ORDER BY name`,
      [accountId, group],
    ),
  leaveChannel: async (sql, accountId, channel) => {
    const plans = await sql.query<{ name: string }>(
      `UPDATE wifi_password_plan SET channels = array_remove(channels, $2)
       WHERE account_id = $1 AND $2 = ANY(channels) RETURNING name`,
      [accountId, channel],
    );
    return { fact: '动态密码计划', names: plans.map(({ name }) => name) };
  },
  actions: {
    '/api/v3/wifi_password/save': { text: '保存动态密码计划', en: 'Save a password plan' },
    '/api/v3/wifi_password/switch': { text: '暂停或恢复动态密码计划', en: 'Pause or resume a password plan' },
    '/api/v3/wifi_password/remove': { text: '删除动态密码计划', en: 'Delete a password plan' },
    '/api/v3/wifi_password/run': { text: '立即更换 Wi-Fi 密码', en: 'Change a Wi-Fi password now' },
    '/api/v3/wifi_password/show': { text: '查看 Wi-Fi 密码', en: 'See a Wi-Fi password' },
    '/api/v3/wifi_password/next': { text: '查看下期 Wi-Fi 密码', en: 'See the next Wi-Fi password' },
  },
  silent: ['/api/v3/wifi_password/reach'],
  names: [
    'SELECT name, NULL AS device FROM wifi_password_plan WHERE account_id = $1 AND id = $2',
    `SELECT p.name, NULL AS device FROM wifi_password w JOIN wifi_password_plan p ON p.id = w.plan_id
     WHERE w.account_id = $1 AND w.id = $2`,
  ],
};
