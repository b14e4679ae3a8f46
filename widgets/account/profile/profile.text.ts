import { words } from '../../../src/text/words';

/** Words of the profile. */
export const profileText = words('profile', {
  heading: '基本资料',
  account: '登录账号',
  created: '注册时间',
  qq: 'QQ',
  noQq: '未填写',
  editQq: '修改 QQ',
  saveQq: '保存',
  cancel: '取消',
  qqInvalid: '[QQ]格式无效，应为 5–12 位数字',
  qqHelp: '按回车保存，按 Esc 取消',
  mobile: '手机号',
  noMobile: '未绑定',
  changeMobile: '修改',
  bindMobile: '绑定',
  code: '绑定码',
  codeHelp: '在设备的本地管理页填写绑定码，设备会自动绑定到当前账号。',
  documents: '协议',
  protocol: '用户协议',
  privacy: '隐私政策',
  saved: '修改成功',
});
