import { contract, event, flag, text } from '../../../src/element/contract';

/** Detail of `siteAnswered`. */
export interface SiteAnswer {
  /** Goes to the page that asked and nowhere else; null when it was refused. */
  code: string | null;
  origin: string;
  /** The page stands in a frame of this server. */
  framed: boolean;
  /** Where the console leads back to when no window of its own was opened. */
  back: string | null;
}

/** What the console asks before another site may see anything. */
export const siteConsentContract = contract({
  tag: 'np-site-consent',
  name: 'SiteConsent',
  family: 'account',
  summary: '网站登录：显示哪个网站申请哪些权限，选择并同意或拒绝',
  status: 'beta',
  scopes: ['account'],
  props: { request: text('登录请求的编号'), compact: flag('不显示页脚') },
  events: {
    siteAnswered: event<SiteAnswer>(
      '已同意或拒绝',
      '{ code: string | null; origin: string; framed: boolean; back: string | null }',
    ),
  },
  parts: { panel: '整个区域', footer: '页脚' },
});
