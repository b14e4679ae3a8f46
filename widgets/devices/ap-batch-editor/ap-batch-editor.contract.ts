import { contract, text } from '../../../src/element/contract';

/** Settings of many access points at once. */
export const apBatchEditorContract = contract({
  tag: 'np-ap-batch-editor',
  name: 'ApBatchEditor',
  family: 'devices',
  summary: '批量编辑 AP：只有勾选的字段会修改，显示影响多少台 AP，并逐台给出下发结果',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: {
    devices: text('AP 的编号，用逗号分隔'),
    filter: text('没有编号时：AP 列表的筛选，写作查询串，例如 status=online&q=大堂；except 为除外的编号'),
  },
  events: {},
  parts: { panel: '外框' },
});
