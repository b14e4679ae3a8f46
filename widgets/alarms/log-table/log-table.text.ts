import type { LogKind } from '../../../src/domain/log';
import { words } from '../../../src/text/words';

interface Words {
  heading: string;
  search: string;
  actor: string;
  target: string;
  text: string;
  results: { ok: string; failed: string };
  none: string;
}

const done = { ok: '成功', failed: '失败' };

/** Words of each log. */
export const logWords: Readonly<Record<LogKind, Words>> = words('logWords', {
  auth: {
    heading: '认证日志',
    search: '搜索终端、MAC 或网关',
    actor: '终端',
    target: '网关',
    text: '认证方式',
    results: done,
    none: '没有认证记录',
  },
  upgrade: {
    heading: '升级日志',
    search: '搜索设备或版本',
    actor: '操作人',
    target: '设备',
    text: '内容',
    results: done,
    none: '没有升级记录',
  },
  business: {
    heading: '业务日志',
    search: '搜索业务、对象或操作人',
    actor: '操作人',
    target: '对象',
    text: '业务',
    results: done,
    none: '没有业务记录',
  },
  action: {
    heading: '操作日志',
    search: '搜索操作、对象或操作人',
    actor: '操作人',
    target: '对象',
    text: '操作',
    results: done,
    none: '没有操作记录',
  },
  online: {
    heading: '上下线日志',
    search: '搜索设备名称或编号',
    actor: '',
    target: '设备',
    text: '状态',
    results: { ok: '上线', failed: '离线' },
    none: '没有上下线记录',
  },
});

/** Words that the logs share. */
export const logTableText = words('logTable', {
  at: '时间',
  result: '结果',
  outcomes: {
    pending: '等待设备领取',
    sent: '设备已领取',
    done: '设备已执行',
    failed: '设备拒绝',
    timed_out: '未执行',
  },
  because: '：',
  allResults: '全部',
  system: '系统',
  before: '变更前',
  after: '变更后',
  mac: 'MAC',
  ip: 'IP 地址',
  ssid: '无线名称',
  from: '原版本',
  to: '新版本',
  device: '设备编号',
  allDevices: '全部设备',
  deviceKind: '设备类型',
  noneReason: '有新的记录时会出现在这里。',
});
