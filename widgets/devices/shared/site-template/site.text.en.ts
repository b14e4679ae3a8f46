import { translate } from '../../../../src/text/words';
import type { siteText } from './site.text';

translate<typeof siteText>('siteTemplateShared', {
  tabs: { ssid: 'SSIDs', radio: 'Radios', site: 'Whole sites' },
  tabsLabel: 'Kind of template',
  poolNew: 'New address pool',
  poolEdit: 'Edit address pool',
  poolName: 'Name',
  poolBlocks: 'Blocks',
  poolBlocksHelp: 'One block per line: its first address and a prefix; pools must not overlap',
  poolSaved: 'Address pool saved',
});
