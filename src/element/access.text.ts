import { words } from '../text/words';

/** What stands in an element whose token does not do: what happened, and who can help. */
export const accessText = words('access', {
  expired: { title: '访问凭证已过期', help: '网站没有及时换新凭证。请重试，或刷新页面' },
  revoked: { title: '访问已被撤销', help: '这个网站的访问权限已被收回，请联系网站管理员' },
  origin: { title: '此网站未获准显示这些内容', help: '请网站管理员在“嵌入合作方”里登记本网站的来源' },
  scope: { title: '网站没有查看这些内容的权限', help: '请网站管理员在“嵌入合作方”里勾选这项权限' },
  account: { title: '账号未授权给这个网站', help: '请账号持有人在“嵌入合作方”里允许这个网站' },
  token: { title: '没有取得访问凭证', help: '网站暂时没有给出访问凭证，请稍后重试' },
  lacking: (scope: string) => `缺少 ${scope}`,
  retry: '重试',
});
