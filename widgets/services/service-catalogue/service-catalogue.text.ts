import { words } from '../../../src/text/words';

/** Words of the catalogue of services. */
export const serviceCatalogueText = words('serviceCatalogue', {
  heading: '服务目录',
  from: (yuan: string) => `${yuan} 元 / 月起`,
  owned: (count: number) => `已开通 ${count}`,
  none: '还没有开通服务',
  noneReason: '开通后，服务会显示在这里。',
  all: '查看全部服务',
});
