import { words } from '../../text/words';

/** Words of photos. */
export const photoText = words('photo', {
  add: '添加照片',
  adding: '正在上传',
  remove: (number: number) => `移除第 ${number} 张照片`,
  photo: (number: number) => `第 ${number} 张照片`,
  open: (number: number) => `查看第 ${number} 张照片`,
  title: '查看照片',
  missing: '照片加载失败',
  type: (name: string) => `${name} 不是 JPEG、PNG 或 WebP 照片`,
  size: (name: string) => `${name} 超过 5 MB`,
  failed: (name: string, why: string) => `${name} 上传失败：${why}`,
  most: (count: number) => `最多 ${count} 张照片`,
});
