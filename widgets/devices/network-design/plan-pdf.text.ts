import { words } from '../../../src/text/words';

/** Words of a floor plan that is taken from a PDF. */
export const planPdfText = words('networkDesignPlanPdf', {
  title: '选择平面图所在的页',
  page: '页码',
  of: (pages: number) => `共 ${pages} 页`,
  former: '上一页',
  next: '下一页',
  shown: (page: number) => `第 ${page} 页`,
  reading: '正在读取 PDF…',
  use: '用这一页',
  cancel: '取消',
  failed: {
    password: { title: 'PDF 有密码', reason: '请去掉密码后再选，或导出为图片。' },
    broken: { title: '读不出这个 PDF', reason: '文件可能已损坏。请重新导出，或导出为图片。' },
    slow: { title: 'PDF 太复杂，没能画出来', reason: '请只导出平面图那一页，或导出为图片。' },
    large: { title: 'PDF 超过 30 MB', reason: '请只导出平面图那一页，或导出为图片。' },
    unable: { title: '这里不能读取 PDF', reason: '浏览器或所在网站不允许。请导出为图片再选。' },
  },
});
