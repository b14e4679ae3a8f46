import { words } from '../../../src/text/words';

/** Words of the widget. */
export const siteConsentText = words('siteConsent', {
  title: '允许这个网站访问你的账号？',
  lead: (account: string) => `登录的账号：${account}`,
  site: '网站',
  partner: '登记名称',
  partnerHelp: '由网站自己填写，请以网址为准',
  scopes: '允许它',
  agree: '同意并登录',
  refuse: '拒绝',
  help: '网站得不到你的密码，也不能修改账号资料、付款。登录 8 小时后失效，可以随时在“账号安全 → 嵌入合作方”收回。',
  gone: '登录请求已失效',
  goneLead: '请回到原来的网页重新登录。',
  done: '已同意',
  doneLead: '请回到原来的网页。',
  refused: '已拒绝',
  refusedLead: '那个网站没有得到任何内容。',
});
