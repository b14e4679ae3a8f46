import { spaced } from '../../../src/text/spaced';

/** Words of the services' pages. */
export const servicesText = {
  activity: '活动进行中',
  back: '介绍与套餐',
  /** What a page is called that shows this of a service. */
  of: {
    packages: (service: string) => spaced`${service}套餐`,
    business: (service: string) => spaced`${service}业务`,
    orders: (service: string) => spaced`${service}订单`,
  },
  marks: {
    twoGetOne: '买 2 个月送 1 个月',
    fourGetThree: '买 4 个月送 3 个月',
    fourGetFour: '买 4 个月送 4 个月',
    experience: '体验版可试用',
    freeUpgrade: '升级免补差价',
  },
};
