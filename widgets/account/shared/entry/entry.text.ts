import { words } from '../../../../src/text/words';

/** Words below the forms before the console. */
export const entryText = words('entry', {
  copyright: (year: number) => `© 2019–${year} Netpane 云网管理平台`,
  protocol: '用户协议',
  privacy: '隐私政策',
});
