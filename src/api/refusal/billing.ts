import { sayings } from './table';

/** Cloud billing: what an account sells to its own subscribers. */
export const billing = sayings({
  planInUse: {
    code: 4631,
    zh: '套餐“{name}”有用户在使用，请先停售',
    en: 'Plan “{name}” has subscribers. Stop selling it instead',
  },
  plansMost: { code: 4632, zh: '最多 {most} 个套餐', en: 'At most {most} plans' },
  planNotSold: {
    code: 4641,
    zh: '套餐已停售，请选择其他套餐',
    en: 'The plan is no longer sold. Choose another one',
  },
  subscribersMost: { code: 4642, zh: '最多 {most} 个计费用户', en: 'At most {most} subscribers' },
  noSubscriber: { code: 4004, zh: '没有找到这个计费用户', en: 'There is no such subscriber' },
  trafficNeeded: { zh: '必须填写流量', en: 'Fill in the traffic' },
  planTaken: { zh: '已有同名套餐', en: 'There is a plan of this name' },
  subscriberPasswordUnfit: {
    zh: '[密码]应为 6–32 位字母、数字或符号',
    en: '[Password] takes 6–32 letters, digits or symbols',
  },
  reportEndsFirst: { zh: '结束日期不能早于开始日期', en: 'The end must not be before the start' },
  reportMost: { zh: '最多查询 {days} 天', en: 'At most {days} days' },
});
