import { words } from '../../../src/text/words';

/** Words of the after-sales form. */
export const afterSaleFormText = words('afterSaleForm', {
  heading: '售后申请',
  kind: '售后类型',
  kinds: { repair: '维修', replace: '换货', return: '退货' },
  product: '产品型号',
  productExample: 'NP-R620',
  serial: '序列号',
  serialHelp: '见设备底部标签，6–32 位字母、数字或连字符',
  serialInvalid: '[序列号]格式无效，应为 6–32 位字母、数字或连字符',
  reason: '问题描述',
  reasonHelp: '什么时候出现、做过哪些尝试',
  reasonShort: '[问题描述]至少 5 个字符',
  photos: '照片',
  photosHelp: '最多 6 张，JPEG、PNG 或 WebP，每张不超过 5 MB',
  contact: '联系人',
  mobile: '手机号',
  address: '收货地址',
  addressHelp: '维修或换货后寄回的地址',
  submit: '提交申请',
  save: '保存修改',
  saved: '售后申请已提交',
  locked: '售后单已受理，不能再修改。',
});
