import { words } from '../../../src/text/words';

/** Words of one group of international speed-up. */
export const speedupManageText = words('speedupManage', {
  list: (all: readonly string[]) => all.join('、'),
  members: '成员',
  membersOf: (approved: number, pending: number, refused: number) =>
    `已通过 ${approved}，待审核 ${pending}，已驳回 ${refused}`,
  month: '本月流量',
  delivery: '下发',
  plan: '套餐',
  planOf: (name: string, day: string) => `${name}，${day} 到期`,
  noPlan: '没有有效套餐',
  detail: '路径与质量',
  renew: '续费或升级',
  more: '更多操作',
  use: '近 30 天用量',
  useNote: '由网关上报',
  ended: '这台网关的国际加速已到期，成员已回到本地宽带，续费后自动恢复',
  waiting: (count: number) => `有 ${count} 个成员等待运营方审核，通过后下发到网关`,
  nobody: '还没有可放行的成员，请先申请成员',
  over: '当前套餐容不下这个加速组，成员走本地宽带。请升级套餐，或删除更早的加速组',
  shut: '运营方关闭了这条线路，成员已回到本地宽带，请改用其他线路',
  failed: (error: string) => `网关没有接受配置：${error}`,
});
