import { cafePage } from '../shared/portal/portal.fixture';

const path = '/api/v3/portal/page/g1/tpl_1';
const page = {
  gwid: 'g1',
  remark: '苏州园区店',
  template: { id: 'tpl_1', name: '山屿咖啡访客模板', version: 3, content: cafePage },
  shown: 2,
  enabled: true,
  on: ['phone', 'wechat', 'simple_key'],
  key_word: '一键上网',
  seconds: 5,
};

/** A gateway that shows an older version. */
export const answers = { [path]: page };

/** Every way of the page is off at the gateway. */
export const nothing = { [path]: { ...page, on: [], shown: null, enabled: false } };
