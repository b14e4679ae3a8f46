import { words } from '../../../src/text/words';

/** Words of one member of international speed-up. */
export const speedupMemberText = words('speedupMember', {
  views: '成员的内容',
  tabs: { set: '设置', use: '近 30 天用量' },
  mac: 'MAC',
  group: '加速组',
  groupOn: (group: string, gateway: string) => `${group}（网关 ${gateway}）`,
  purpose: '用途',
  applied: '申请时间',
  reason: '审核意见',
  waiting: '等待运营方审核',
  delivery: '下发',
  notSent: '通过后下发',
  total: '累计流量',
  name: '名称',
  mbps: '带宽（Mbps）',
  mbpsHelp: (most: number) => `留空与加速组相同，最多 ${most} Mbps`,
  goes: '走线路',
  save: '保存',
  saved: '已保存，正在下发到网关',
  members: '全部成员',
  remove: '删除',
  removeAsk: (name: string) => `删除成员“${name}”？`,
  removeDetail: '网关确认后终端回到本地宽带，用量记录一并删除；再次加入要重新申请。',
  removed: '已删除，正在下发',
});
