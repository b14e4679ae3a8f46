import { contract, text } from '../../src/element/contract';

/** Settings of many access points at once. */
export const apBatchEditorContract = contract({
  tag: 'np-ap-batch-editor',
  name: 'ApBatchEditor',
  summary: '批量编辑 AP：只有勾选的字段会修改，显示影响多少台 AP，并逐台给出下发结果',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: { devices: text('AP 的编号，用逗号分隔') },
  events: {},
  parts: { panel: '外框' },
});
