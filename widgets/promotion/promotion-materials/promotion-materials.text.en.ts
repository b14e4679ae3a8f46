import { translate } from '../../../src/text/words';
import type { promotionMaterialsText } from './promotion-materials.text';

translate<typeof promotionMaterialsText>('promotionMaterials', {
  heading: 'Materials',
  kind: 'Kind',
  kinds: { poster: 'Posters', banner: 'Banners', text: 'Texts' },
  size: (width, height) => `${width} × ${height}`,
  download: 'Download',
  copy: 'Copy text',
  saved: 'Saved',
  failed: 'It could not be downloaded, please try again',
  none: 'No materials yet',
  noneReason: 'Posters and texts can be downloaded here once they are published.',
});
