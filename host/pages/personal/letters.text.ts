import { words } from '../../../src/text/words';

/** Words of the choice of letters. */
export const lettersText = words('letters', {
  heading: '显示',
  name: '字号',
  hint: '大字号放大全部文字、按钮与行距，保存在这个浏览器。',
  sizes: { normal: '标准', large: '大字号' },
});
