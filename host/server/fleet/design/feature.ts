import type { Feature } from '../../kit/context/context';

/** Networks that are planned. */
export const design: Feature = {
  actions: {
    '/api/v3/design/save': { text: '保存网络方案', en: 'Save a network design' },
    '/api/v3/design/remove': { text: '删除网络方案', en: 'Delete a network design' },
    '/api/v3/design/links/create': { text: '分享网络方案', en: 'Share a network design' },
    '/api/v3/design/links/revoke': { text: '撤销网络方案的分享链接', en: 'Revoke a design’s link' },
  },
  names: [
    'SELECT name, NULL AS device FROM design WHERE account_id = $1 AND id = $2',
    `SELECT d.name, NULL AS device FROM design_link l JOIN design d ON d.id = l.design_id
     WHERE l.account_id = $1 AND l.id = $2`,
  ],
};
