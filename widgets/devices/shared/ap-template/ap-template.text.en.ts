import { translate } from '../../../../src/text/words';
import type { apTemplateText } from './ap-template.text';

translate<typeof apTemplateText>('apTemplate', {
  flags: { on: 'On', off: 'Off' },
  secret: '(not shown)',
  empty: 'empty',
  bands: { '2g': '2.4 GHz', '5g': '5 GHz' },
  levels: { account: 'Acc', group: 'Grp', gateway: 'Gw', ap: 'AP' },
  names: { account: 'Account', group: 'Group', gateway: 'Gateway', ap: 'AP' },
  steps: { defined: 'Defined here', inherited: 'Inherited', changed: 'Overridden', none: 'Does not apply' },
});
