import { sayings } from './table';

/** Partners, and the tokens with which their pages show widgets. */
export const embed = sayings({
  wrongSecret: { code: 4001, zh: '合作方密钥无效或已被撤销', en: 'The partner secret is wrong or was revoked' },
  embedTokenExpired: {
    code: 4011,
    zh: '嵌入令牌已过期，请刷新页面',
    en: 'The embed token has expired. Reload the page',
  },
  embedTokenRevoked: {
    code: 4012,
    zh: '嵌入令牌已被撤销，请联系网站管理员',
    en: "The embed token was revoked. Contact the site's administrator",
  },
  embedTokenElsewhere: { code: 4031, zh: '此网站未获准使用这个嵌入令牌', en: 'This site may not use this embed token' },
  originUnlisted: {
    code: 4031,
    zh: '来源 {origin} 不在合作方的网站列表中',
    en: "Origin {origin} is not on the partner's list",
  },
  scopesBeyond: { code: 4032, zh: '合作方没有这些权限：{scopes}', en: 'The partner lacks these scopes: {scopes}' },
  accountNotGranted: {
    code: 4033,
    zh: '此账号没有授权给合作方',
    en: 'This account has not let the partner act for it',
  },
  scopesNotGranted: {
    code: 4033,
    zh: '此账号没有把这些权限授权给合作方：{scopes}',
    en: 'This account has not let the partner have these scopes: {scopes}',
  },
  signInElsewhere: {
    code: 4031,
    zh: '只能在本平台的页面上登录',
    en: 'Signing in is possible on pages of this platform only',
  },
  sessionElsewhere: {
    code: 4031,
    zh: '登录令牌只能在本平台的页面上使用',
    en: 'A session token is valid on pages of this platform only',
  },
  siteSignInHere: {
    code: 4031,
    zh: '此调用只能由登记过的网站发起',
    en: 'Only a page of a registered site may make this call',
  },
  siteSignInGone: {
    code: 4014,
    zh: '登录请求已失效，请回到原网页重新登录',
    en: 'This sign-in request is no longer valid. Go back to the page and sign in again',
  },
  noPartner: { code: 4004, zh: '没有找到这个合作方', en: 'There is no such partner' },
  partnerUnknown: { zh: '没有找到这个合作方，请核对编号', en: 'There is no such partner. Check its number' },
  ownPartner: { zh: '自己的合作方不需要授权', en: 'Your own partner needs no permission' },
  originsNeeded: { zh: '至少填写一个网站来源', en: 'Enter at least one origin' },
  originUnfit: {
    zh: '来源无效：{origin}，应为 https://域名，不带路径和通配符',
    en: 'Invalid origin: {origin}. Use https://domain without a path or wildcard',
  },
  testLocal: {
    zh: '测试令牌只用于本机，来源应为 http://localhost:端口，并先登记在网站来源里',
    en: 'A test token is for this machine only. Use http://localhost:port, registered among the origins',
  },
  testReads: {
    zh: '测试令牌只能读取，这个合作方没有读取权限',
    en: 'A test token only reads, and this partner has no scope to read',
  },
  scopesNeeded: { zh: '至少选择一项权限', en: 'Choose at least one scope' },
});
