import { words } from '../../../src/text/words';

/** Words of the ticket form. */
export const ticketFormText = words('ticketForm', {
  heading: '提交工单',
  category: '分类',
  categories: { device: '设备', network: '组网', billing: '计费', account: '账号', other: '其他' },
  subject: '标题',
  text: '问题描述',
  textHelp: '什么时候出现、影响哪些设备、做过哪些尝试',
  photos: '照片',
  photosHelp: '最多 6 张，JPEG、PNG 或 WebP，每张不超过 5 MB',
  submit: '提交工单',
  done: '工单已提交，客服会在 1 个工作日内回复',
});
