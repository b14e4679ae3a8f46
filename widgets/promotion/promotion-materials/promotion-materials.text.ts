import { words } from '../../../src/text/words';

/** Words of PromotionMaterials. */
export const promotionMaterialsText = words('promotionMaterials', {
  heading: '推广素材',
  kind: '素材类型',
  kinds: { poster: '海报', banner: '横幅', text: '文案' },
  size: (width: number, height: number) => `${width} × ${height}`,
  download: '下载',
  copy: '复制文案',
  saved: '素材已保存',
  failed: '素材没有下载下来，请重试',
  none: '暂无素材',
  noneReason: '平台发布海报与文案后，可以在这里下载。',
});
