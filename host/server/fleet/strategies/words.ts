import { applicationName } from '../../../../src/domain/applications';
import type { Facts } from '../../account/logs/facts';
import type { StoredStrategy } from './strategy';

type Said = Pick<
  StoredStrategy,
  | 'action'
  | 'limit_down'
  | 'limit_up'
  | 'vlans'
  | 'domains'
  | 'apps'
  | 'quota_mb'
  | 'quota_every'
  | 'quota_share'
  | 'quota_then'
>;

const limitWord = ({ limit_down: down, limit_up: up }: Said): string =>
  `限速 下行 ${down} KB/s 上行 ${up} KB/s（0 为不限）`;

const actionWord = (strategy: Said): string => {
  const { action, vlans: on, domains, apps } = strategy;
  const where = on && `VLAN ${on} `;
  if (action === 'limit') return `${where}${limitWord(strategy)}`;
  if (action === 'block') return `${where}屏蔽 ${domains.split('\n').join('、')}`;
  if (action === 'apps') return `${where}屏蔽 ${apps.split('\n').map(applicationName).join('、')}`;
  if (action === 'quota') return `${where}${quotaWord(strategy)}`;
  return action === 'reboot' ? '重启' : '关闭射频';
};

const quotaWord = (strategy: Said): string => {
  const every = { day: '每天', week: '每周', month: '每月' }[strategy.quota_every];
  const share = { each: '每台终端', shared: '共享' }[strategy.quota_share];
  const then = strategy.quota_then === 'stop' ? '断网' : limitWord(strategy);
  return `${share}${every} ${strategy.quota_mb} MB，用完后${then}`;
};

/** A strategy in words, for the log of actions. */
export const factsOf = (
  plan: Said & Pick<StoredStrategy, 'name' | 'repeat' | 'days' | 'time' | 'skip_holidays'>,
): Facts => ({
  名称: plan.name,
  动作: actionWord(plan),
  时间: [
    { weekly: `每周${plan.days.map((one) => '日一二三四五六'[one]).join('、')}`, workday: '工作日', restday: '休息日' }[
      plan.repeat
    ],
    plan.time,
    ...(plan.skip_holidays ? ['节假日除外'] : []),
  ].join(' '),
});
