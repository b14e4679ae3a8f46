import { spaced } from '../../../src/text/spaced';
/** Words of the services' pages. */
export const servicesText = {
  activity: '活动进行中',
  back: '介绍与套餐',
  offer: (tier: string, yuan: number) => spaced`${tier}每月 ${yuan} 元`,
  most: (yuan: number) => `活动金额最高 ${yuan} 元`,
  marks: {
    twoGetOne: '买二送一',
    fourGetThree: '买四送三',
    fourGetFour: '买四送四',
    experience: '体验版可试用',
    freeUpgrade: '升级免补差价',
  },
};
