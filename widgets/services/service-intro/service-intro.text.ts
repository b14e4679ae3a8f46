import { words } from '../../../src/text/words';

/** Words of the introduction of a service. */
export const serviceIntroText = words('serviceIntro', {
  points: '能做什么',
  requirements: '使用要求',
  owned: (count: number) => `已开通 ${count} 项`,
  open: '立即开通',
  closed: '尚未开放',
  business: '我的业务',
  settings: '去配置',
  about: '适用、改变、效果与停用',
});
