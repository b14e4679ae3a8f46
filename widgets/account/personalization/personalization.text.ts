import { words } from '../../../src/text/words';

/** Words of the personalization. */
export const personalizationText = words('personalization', {
  heading: '个性化设置',
  theme: '主题',
  themeHint: '立即生效，并保存到账号。',
  themes: { WHITE: '浅色', BLACK: '深色' },
  section: '首页板块',
  sectionHint: '概览中显示昨日收益，或本月拦截的恶意 DNS 请求。',
  sections: { REVENUE: '收益', DNS: 'DNS 防御' },
  columns: '表格列',
  columnsHint: (count: number) => (count ? `有 ${count} 个表格选择过显示的列。` : '所有表格都显示默认列。'),
  reset: '全部恢复默认',
  resetAsk: '所有表格恢复为默认列？',
  resetDone: '已恢复默认列',
  thisSession: (why: string) => `已在本次会话生效，但没有保存到账号：${why}`,
});
