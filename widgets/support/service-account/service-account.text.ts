import { words } from '../../../src/text/words';

/** Words of the service account. */
export const serviceAccountText = words('serviceAccount', {
  heading: '微信服务号',
  scan: '微信扫码关注，专属客服与你联系',
  code: '服务号二维码',
  save: '保存图片',
  file: '微信服务号二维码.svg',
  gains: '关注后可以',
  list: [
    '在微信里联系你的专属销售与客服',
    '收到告警通知（在“告警订阅”中添加微信通道）',
    '查询订单、续费提醒与售后进度',
  ],
  subscribe: '设置告警订阅',
  tickets: '提交工单',
  none: '还没有配置服务号',
  noneReason: '服务商还没有为这个账号登记微信服务号，可以通过工单联系客服。',
});
