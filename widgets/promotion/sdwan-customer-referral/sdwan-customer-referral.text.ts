import { words } from '../../../src/text/words';

/** Words of SdwanCustomerReferral. */
export const sdwanCustomerReferralText = words('sdwanCustomerReferral', {
  title: '推荐朋友用 SD-WAN',
  lead: '身边有人也在为多门店组网发愁？留下朋友的联系方式，服务商会说明是谁推荐的，再给出适合的方案。',
  points: [
    { title: '先征得同意', text: '请先告诉朋友会有服务商联系，再提交他的联系方式。' },
    { title: '服务商跟进', text: '一个工作日内联系，免费评估网络与带宽。' },
    { title: '不打扰', text: '同一个号码只会联系一次，朋友拒绝后不再联系。' },
  ],
  form: '朋友的联系方式',
});
