import type { Feature } from '../../kit/context/context';

/** Networks that are planned. */
export const design: Feature = {
  actions: {
    '/api/v3/design/save': { text: '保存网络方案' },
    '/api/v3/design/remove': { text: '删除网络方案' },
  },
  names: ['SELECT name, NULL AS device FROM design WHERE account_id = $1 AND id = $2'],
};
