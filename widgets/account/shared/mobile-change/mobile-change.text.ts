import { words } from '../../../../src/text/words';

/** Words of the mobile dialog. */
export const mobileChangeText = words('mobileChange', {
  title: '更换手机号',
  bindTitle: '绑定手机号',
  steps: ['验证当前手机号', '绑定新手机号', '完成'] as const,
  step: (number: number, name: string) => `第 ${number} 步，${name}`,
  mobile: '手机号',
  currentHelp: (masked: string) => `请输入当前绑定的完整手机号 ${masked}`,
  sms: '短信验证码',
  next: '下一步',
  bind: '绑定',
  done: (masked: string) => `已绑定新手机号 ${masked}`,
  doneHint: '之后请用新手机号接收验证码和登录。',
  close: '完成',
});
