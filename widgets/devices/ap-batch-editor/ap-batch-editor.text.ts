import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of the batch editor of access points. */
export const apBatchEditorText = words('apBatchEditor', {
  parts: { '2g': '2.4 GHz 射频', '5g': '5 GHz 射频', ssids: '全部 SSID', basics: '基本设置' },
  none: '没有选择 AP',
  noneReason: '在 AP 列表中勾选要修改的 AP，再点“批量编辑”。',
  toList: '返回 AP 列表',
  touches: (count: number) => `将修改 ${count} 台 AP`,
  offline: (count: number) => `其中 ${count} 台离线，恢复在线后自动下发`,
  names: (names: string, count: number) => (count > 0 ? `${names} 等 ${count} 台` : names),
  note: '只有勾选的字段会修改，其余保持各台 AP 现有的设置；每台 AP 未下发的草稿不受影响。',
  change: (field: string) => spaced`修改${field}`,
  nothing: '请先勾选要修改的字段',
  send: '下发',
  sendTitle: (count: number) => `下发到 ${count} 台 AP`,
  sendBody: (changing: number, same: number) =>
    spaced`${changing} 台的设置会改变${same > 0 ? `，${same} 台不变` : ''}。修改射频会使终端短暂断开。`,
  sendNone: '没有可下发的修改：所选 AP 已是这样，或勾选的字段对它们不起作用。',
  field: '字段',
  before: '现在',
  after: '改为',
  held: (value: string, count: number) => `${value}（${count} 台）`,
  comma: '、',
  same: '不变',
  others: (count: number) => `，另 ${count} 台不变`,
  secret: '••••••',
  nothingThere: '空',
  sendConfirm: '确认下发',
  results: '查看结果',
  reset: '清除勾选',
});
