import { words } from '../../../src/text/words';

/** Words of the members of international speed-up. */
export const speedupMembersText = words('speedupMembers', {
  heading: '加速成员',
  search: '搜索名称、MAC、用途',
  member: '成员',
  mac: 'MAC',
  group: '加速组',
  state: '申请',
  all: '全部',
  purpose: '用途',
  reason: '审核意见',
  bandwidth: '带宽',
  asGroup: '同加速组',
  goes: '走线路',
  onOff: { on: '是', off: '暂停' },
  month: '本月流量',
  last: '最近使用',
  set: '设置',
  use: '用量',
  apply: '申请成员',
  applyMany: '批量申请',
  removeDetail: '删除后，网关确认时终端回到本地宽带，用量记录一并删除。',
  none: '还没有成员',
  noneReason: '为终端提交申请，运营方通过后下发到网关。',
});
