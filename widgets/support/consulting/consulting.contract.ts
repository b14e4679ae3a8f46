import { contract, event, flag } from '../../../src/element/contract';

/** Detail of `chatStart`: where the chat goes on. */
export interface ChatStart {
  userId: string;
  accessId: string;
  peerId: string;
  nickName: string;
  phone: string;
  return_type: 'free' | 'paid';
}

/** The consulting dialog. */
export const consultingContract = contract({
  tag: 'np-consulting',
  name: 'Consulting',
  family: 'support',
  summary: '在线咨询：服务码快速通道或机器人通道，含服务时间与节假日提示',
  status: 'beta',
  scopes: ['account'],
  props: { open: flag('打开对话框') },
  events: {
    chatStart: event<ChatStart>(
      '开始会话；由页面接入自己的会话窗口',
      "{ userId: string; accessId: string; peerId: string; nickName: string; phone: string; return_type: 'free' | 'paid' }",
    ),
    consultingClose: event<null>('对话框要求关闭', 'null'),
  },
  parts: {},
});
