import { words } from '../../../src/text/words';

/** Words of signing in on somebody else's page. */
export const siteLoginText = words('siteLogin', {
  lead: '在新窗口中登录，并选择允许本网站查看什么。本网站得不到你的密码。',
  leadInPlace: '前往平台登录，并选择允许本网站查看什么，然后回到本页。本网站得不到你的密码。',
  go: '去登录',
  waiting: '请在打开的窗口中登录并同意',
  cancel: '取消',
  blocked: '浏览器拦住了登录窗口，请允许本网站打开窗口后重试',
  closed: '登录窗口已关闭，没有登录',
  refused: '没有同意，未登录',
  noPartner: '本网站还没有写明合作方编号（partner），不能登录',
  insecure: '本网站没有使用 https，不能登录',
  signed: '已登录',
  signedLead: '本网站可以查看你同意的内容。在“嵌入合作方”中可以随时收回。',
  out: '退出',
});
