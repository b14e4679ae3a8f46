import { spaced } from '../../../src/text/spaced';
import type { DomainList } from '../../../src/domain/security';
import { words } from '../../../src/text/words';

const names: Readonly<Record<DomainList, string>> = { black: '黑名单', white: '白名单' };

/** Words of the lists of domains. */
export const domainListText = words('domainList', {
  names,
  search: '搜索域名',
  domain: '域名',
  class: '分类',
  allClasses: '全部分类',
  onlyClass: (name: string) => `分类：${name}`,
  noneOfClass: (name: string) => spaced`${name}分类没有域名`,
  hits: '命中',
  times: '次',
  last: '最近命中',
  created: '添加时间',
  never: '未命中',
  used: (used: string, most: string) => `两个名单共 ${used} / ${most} 条`,
  kept: (used: string) => `两个名单共 ${used} 条`,
  add: '添加域名',
  addTo: (list: string) => spaced`添加到${list}`,
  domains: '域名',
  domainsHelp: '每行一个，包含其下级域名。大写、末尾的点与 *. 会自动整理，# 开头的行忽略。',
  example: 'ads.example.com\n例子.中国',
  import: '从文件导入',
  importHelp: 'TXT 或 CSV，每行一个域名，最大 1 MB',
  tooLarge: '文件超过 1 MB',
  unreadable: '无法读取文件',
  black: '归入分类',
  white: '只对分类放行',
  anyClass: { black: '不限分类', white: '不限分类' },
  good: (count: string) => `可添加 ${count} 条`,
  repeated: (count: string) => `重复 ${count} 行，只保留一条`,
  bad: (count: string) => `${count} 行有误`,
  badLine: (line: number, text: string) => `第 ${line} 行“${text}”`,
  isUrl: (domain: string) => `这是网址，请只填域名 ${domain}`,
  noDomain: '域名无效，应为 3–255 个字符，每级最多 63 个',
  more: (count: string) => `另有 ${count} 行`,
  fix: (count: number) => `改正 ${count} 个网址`,
  drop: '去掉有误的行',
  tooMany: (count: string, free: string, most: string) => `本次 ${count} 条，还可添加 ${free} 条，套餐最多 ${most} 条`,
  required: '必须填写域名',
  conflict: (list: string) => spaced`以下域名已在${list}中，一个域名只能在一个名单里`,
  move: (list: string) => spaced`移到${list}`,
  submit: '添加',
  added: (added: string, moved: string, known: string) =>
    [`已添加 ${added} 条`, moved !== '0' && `移动 ${moved} 条`, known !== '0' && `${known} 条已存在`]
      .filter(Boolean)
      .join('，'),
  removeDetail: '删除后下发到网关，网关确认后生效。',
  none: { black: '黑名单是空的', white: '白名单是空的' },
  noneReason: {
    black: '把要始终拦截的域名加进来，可以一次粘贴多行。',
    white: '把误拦的域名加进来，可以一次粘贴多行，也可以在拦截日志里放行。',
  },
});
