import { translate } from '../../../src/text/words';
import type { serviceSettingsText } from './service-settings.text';

translate<typeof serviceSettingsText>('serviceSettings', {
  changes: 'What changes on the gateway',
  change: {
    game_v2:
      'The chosen games get a class of their own with bandwidth kept for it, on the chosen line. Nothing else goes elsewhere.',
    speedup:
      'New connections are shared among the chosen lines by weight. One connection stays on one line; what the provider sold stays.',
    onewu_speedup:
      'The chosen apps get a class of their own with bandwidth kept for it, on the chosen line. Nothing else goes elsewhere.',
    ipv6: 'The chosen lines get IPv6 prefixes. With a fixed prefix each line translates (NPTv6).',
  },
  edition: (edition) =>
    `Lists of ${edition}; a newer edition is delivered by itself. They are examples put together from what is public, not checked with the makers: complete them with own rules.`,
});
