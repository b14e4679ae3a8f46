import { words } from '../../text/words';

/** Words of forms that are not a rule's. */
export const formText = words('form', {
  leave: {
    title: '离开此页',
    body: '有修改尚未保存',
    detail: '离开后这些修改会丢失。',
    confirm: '离开',
    cancel: '留在此页',
    danger: true,
  },
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  strength: ['太弱', '弱', '中', '强'] as const,
  strengthLabel: (word: string) => `密码强度：${word}`,
  resendCode: '重新发送',
  codeExample: '6 位数字',
  captchaAlt: '图形验证码，点击更换',
  captchaExample: '输入右侧字符',
  choose: '请选择',
  search: '搜索',
  noOption: '没有匹配的选项',
  remove: (name: string) => `移除 ${name}`,
  chosen: (count: number) => `已选 ${count} 项`,
  badLines: (count: number) => `${count} 行有误`,
  from: '开始',
  to: '结束',
  rangeBackwards: '结束不能早于开始',
  rangeIncomplete: '开始与结束都需要填写',
  chooseFile: '选择文件',
  noFile: '未选择文件',
  fileSize: (size: string) => `文件不能超过 ${size}`,
});
