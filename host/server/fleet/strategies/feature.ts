import type { Feature } from '../../kit/context/context';
import type { GroupUse } from '../../account/tree/uses';
import { heldRadios, switchRadios } from './radio';
import { switchRules } from './rule';

/** What is done to devices at times. */
export const strategies: Feature = {
  work: { radio: { queued: true, act: switchRadios }, rule: { queued: true, act: switchRules } },
  holds: heldRadios,
  // A gateway that takes another one's place gets its rules, and loses them when that one would have.
  moves: { strategy_rule: 'device_id' },
  groupUses: (sql, accountId, group) =>
    sql.query<GroupUse>(
      `SELECT 'controlStrategy' AS noun, name FROM strategy
       WHERE account_id = $1 AND target = 'group' AND $2 = ANY(target_ids) ORDER BY name`,
      [accountId, group],
    ),
  actions: {
    '/api/v3/strategy/save': { text: '保存管控策略', en: 'Save a control strategy' },
    '/api/v3/strategy/switch': { text: '启停管控策略', en: 'Switch a control strategy on or off' },
    '/api/v3/strategy/remove': { text: '删除管控策略', en: 'Delete a control strategy' },
  },
  names: ['SELECT name, NULL AS device FROM strategy WHERE account_id = $1 AND id = $2'],
};
