import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of ReferralList. */
export const referralListText = words('referralList', {
  heading: '推广客户',
  search: '客户名称、单位或手机号',
  allProducts: '全部产品',
  stage: '进展',
  all: '全部',
  stages: {
    lead: '待联系',
    contacted: '已联系',
    registered: '已注册',
    bound: '已绑定设备',
    paid: '已成交',
    invalid: '无效',
  },
  marks: { lead: '恢复为待联系', contacted: '标为已联系', invalid: '标为无效' },
  marked: (name: string, stage: string) => spaced`“${name}”已标为${stage}`,
  name: '客户',
  company: '单位',
  mobile: '手机号',
  need: '需求',
  source: '来源',
  sources: { link: '推广链接', form: '留资表单' },
  at: '登记时间',
  earned: '累计佣金',
  yuan: '元',
  none: '还没有推广客户',
  noneReason: '把推广链接或嵌入代码发出去，客户会出现在这里。',
});
