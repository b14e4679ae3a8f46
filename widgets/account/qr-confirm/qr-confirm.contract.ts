import { contract, event, flag, text } from '../../../src/element/contract';

/** Confirming a QR sign-in on the phone. */
export const qrConfirmContract = contract({
  tag: 'np-qr-confirm',
  name: 'QrConfirm',
  family: 'account',
  summary: '扫码确认：显示谁在哪里请求登录，确认或拒绝',
  status: 'beta',
  scopes: ['account'],
  props: {
    qrId: text('二维码编号'),
    compact: flag('不显示页脚'),
  },
  events: { qrAnswered: event<{ confirmed: boolean }>('已确认或拒绝', '{ confirmed: boolean }') },
  parts: { panel: '整个区域', footer: '页脚' },
});
