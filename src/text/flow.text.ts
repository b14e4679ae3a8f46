import { words } from './words';

/** Categories of traffic in words, by their names in the calls (specification, section 3). */
export const flowText = words('flow', {
  HTTP: '网页',
  Download: '下载',
  IM: '社交',
  Video: '视频',
  Game: '游戏',
  Common: '常用',
  Others: '其他',
  Test: '测速',
  Transport: '传输',
  Unknown: '未知',
});
