import { games, officeApps } from './service-setting/lists';

/** An application that gateways may tell apart. */
export interface Application {
  key: string;
  name: string;
  /** What it is about. */
  kind: 'video' | 'social' | 'shop' | 'game' | 'office' | 'download';
}

const of = (kind: Application['kind'], names: Readonly<Record<string, string>>): Application[] =>
  Object.entries(names).map(([key, name]) => ({ key, name, kind }));

/** All of them, of one edition with the games and the office applications that services know. */
export const applications: readonly Application[] = [
  ...of('video', {
    douyin: '抖音',
    kuaishou: '快手',
    bilibili: '哔哩哔哩',
    iqiyi: '爱奇艺',
    tencent_video: '腾讯视频',
  }),
  ...of('video', { youku: '优酷', mango_tv: '芒果 TV', netease_music: '网易云音乐', qq_music: 'QQ 音乐' }),
  ...of('social', { wechat: '微信', qq: 'QQ', weibo: '微博', xiaohongshu: '小红书', zhihu: '知乎' }),
  ...of('shop', { taobao: '淘宝', jd: '京东', pinduoduo: '拼多多', meituan: '美团' }),
  ...games.map(({ key, name }): Application => ({ key, name, kind: 'game' })),
  ...officeApps.map(({ key, name }): Application => ({ key, name, kind: 'office' })),
  ...of('download', { xunlei: '迅雷', bittorrent: 'BitTorrent' }),
];

const names = new Map(applications.map(({ key, name }) => [key, name]));

/** What an application is called. */
export const applicationName = (key: string): string => names.get(key) ?? key;
/** Whether there is one of that key. */
export const isApplication = (key: string): boolean => names.has(key);
