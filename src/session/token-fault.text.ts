import { words } from '../text/words';

/** What is wrong with what a page gave for a token. */
export const tokenFaultText = words('tokenFault', {
  late: '网站没有在 30 秒内给出访问凭证',
  unfit: (given: string) => `网站给出的访问凭证无法识别（${given}）`,
});
