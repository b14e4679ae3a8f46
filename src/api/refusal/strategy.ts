import { sayings } from './table';

/** Control strategies. */
export const strategy = sayings({
  noStrategy: { code: 4004, zh: '没有找到这条策略', en: 'There is no such strategy' },
  strategiesMost: { zh: '最多 {most} 条策略，请先删除不用的', en: 'At most {most} strategies. Delete one first' },
  strategyTaken: { zh: '已有同名的策略', en: 'There is a strategy of this name already' },
  radioOfAps: { zh: '只有 AP 可以定时关闭射频', en: 'Only access points have radios to switch off' },
  rulesOfGateways: { zh: '只有网关可以定时限速、屏蔽网站', en: 'Only gateways can limit clients and block sites' },
  periodEmpty: { zh: '[时段]的开始与结束不能相同', en: '[Period] must not end when it begins' },
  targetsNeeded: { zh: '请选择对象', en: 'Choose what it is for' },
  targetsGone: { zh: '所选对象已不存在', en: 'What was chosen no longer exists' },
});
