import { translate } from '../../../src/text/words';
import type { boardViewText } from './board-view.text';

translate<typeof boardViewText>('board-view', {
  nothing: 'The board is empty',
  nothingReason: 'Add something to it under “Boards” in the console.',
  noTile: 'There is no such part',
  gone: 'There is no such board',
  goneReason: 'It may have been deleted. See “Boards” in the console.',
});
