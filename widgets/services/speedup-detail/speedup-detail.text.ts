import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of the path and quality of a group. */
export const speedupDetailText = words('speedupDetail', {
  manage: '管理加速组',
  path: (name: string) => spaced`${name}的路径`,
  note: '时延与丢包由网关测量',
  terminals: '终端',
  terminalsOf: (count: number) => `${count} 个已通过的成员`,
  gateway: '网关',
  line: '线路',
  toLine: '网关到线路：',
  targets: '应用与域名',
  targetsOf: (apps: number, domains: number) => `${apps} 个应用，${domains} 个自定义域名`,
});
