import type { Feature } from '../../kit/context/context';
import type { GroupUse } from '../../account/tree/uses';
import { compareOne } from './compare';
import { applyTemplates } from './work';

/** What access points are to be like by template. */
export const templates: Feature = {
  work: { template: { queued: true, act: applyTemplates } },
  configured: (sql, id, _document, now, tools) => compareOne(sql, tools, id, now),
  groupUses: (sql, accountId, group) =>
    sql.query<GroupUse>(
      `SELECT 'wirelessTemplate' AS noun, t.name FROM ap_template t WHERE t.account_id = $1 AND NOT t.removed
         AND ((t.target = 'group' AND $2 = ANY(t.target_ids)) OR EXISTS (
           SELECT 1 FROM ap_template_override o WHERE o.template_id = t.id AND o.level = 'group' AND o.subject_id = $2))
       ORDER BY t.name`,
      [accountId, group],
    ),
  actions: {
    '/api/v3/template/ap/save': { text: '保存无线模板', en: 'Save a wireless template' },
    '/api/v3/template/ap/override': { text: '改写无线模板', en: 'Override a wireless template' },
    '/api/v3/template/ap/adopt': { text: '采用 AP 现值', en: 'Adopt an access point’s values' },
    '/api/v3/template/ap/right': { text: '按模板纠正', en: 'Set right by template' },
    '/api/v3/template/ap/remove': { text: '删除无线模板', en: 'Delete a wireless template' },
  },
  silent: ['/api/v3/template/ap/preview'],
  names: ['SELECT name, NULL AS device FROM ap_template WHERE account_id = $1 AND id = $2'],
};
