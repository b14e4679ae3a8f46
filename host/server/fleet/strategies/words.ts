import { applicationName } from '../../../../src/domain/applications';
import { inBoth, type ToldFact, type ToldFacts } from '../../account/logs/facts';
import { daysOfWeek } from '../../account/logs/week';
import type { StoredStrategy } from './strategy';

type Both = readonly [zh: string, en: string];

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

const limitWord = ({ limit_down: down, limit_up: up }: Said): Both => [
  `限速 下行 ${down} KB/s 上行 ${up} KB/s（0 为不限）`,
  `limit down ${down} KB/s, up ${up} KB/s (0 is none)`,
];

function actionWord(strategy: Said): Both {
  const { action, domains, apps } = strategy;
  const lines = domains.split('\n');
  switch (action) {
    case 'limit':
      return limitWord(strategy);
    case 'block':
      return [`屏蔽 ${lines.join('、')}`, `block ${lines.join(', ')}`];
    case 'apps':
      return [`屏蔽 ${apps.split('\n').map(applicationName).join('、')}`, `block ${apps.split('\n').join(', ')}`];
    case 'quota':
      return quotaWord(strategy);
    default:
      return action === 'reboot' ? ['重启', 'restart'] : ['关闭射频', 'radio off'];
  }
}

/** What it does, on which networks of a gateway where it is not on all. */
function actionFact(strategy: Said): ToldFact {
  const { action, vlans: on } = strategy;
  const [zh, en] = actionWord(strategy);
  const where = on && ['limit', 'block', 'apps', 'quota'].includes(action) ? `VLAN ${on} ` : '';
  return inBoth(`${where}${zh}`, `${where}${en}`);
}

function quotaWord(strategy: Said): Both {
  const [every, everyEn] = { day: ['每天', 'a day'], week: ['每周', 'a week'], month: ['每月', 'a month'] }[
    strategy.quota_every
  ] as [string, string];
  const [share, shareEn] = { each: ['每台终端', 'each terminal'], shared: ['共享', 'shared'] }[
    strategy.quota_share
  ] as [string, string];
  const [then, thenEn] = strategy.quota_then === 'stop' ? ['断网', 'cut off'] : limitWord(strategy);
  return [
    `${share}${every} ${strategy.quota_mb} MB，用完后${then}`,
    `${shareEn} ${strategy.quota_mb} MB ${everyEn}, then ${thenEn}`,
  ];
}

/** A strategy in words, for the log of actions. */
export const factsOf = (plan: Said & Pick<StoredStrategy, 'name'> & Timing): ToldFacts => ({
  名称: plan.name,
  动作: actionFact(plan),
  时间: timeFact(plan),
});

type Timing = Pick<StoredStrategy, 'repeat' | 'days' | 'time' | 'skip_holidays'>;

/** When a strategy holds. */
export function timeFact({ repeat, days, time, skip_holidays }: Timing): ToldFact {
  const when: Readonly<Record<Timing['repeat'], Both>> = {
    weekly: daysOfWeek(days),
    workday: ['工作日', 'workdays'],
    restday: ['休息日', 'days off'],
  };
  const [zh, en] = when[repeat];
  return inBoth(
    [zh, time, ...(skip_holidays ? ['节假日除外'] : [])].join(' '),
    [en, time, ...(skip_holidays ? ['but not on holidays'] : [])].join(' '),
  );
}
