import { translate } from '../../../text/words';
import type { columnChoicesText } from './column-choices.text';

translate<typeof columnChoicesText>('columnChoices', {
  chooseColumns: 'Tick at least one column',
  filtered: 'Columns updated',
  confirm: 'OK',
  columnsTitle: (shown, all) => `Columns shown (${shown} / ${all})`,
  defaults: 'Defaults',
});
