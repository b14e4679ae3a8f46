import { counts } from '../../../text/counts';
import { translate } from '../../../text/words';
import type { importText } from './import.text';

translate<typeof importText>('tableImport', {
  pick: 'Choose a file',
  template: 'Download an empty file',
  preview: 'What is in the file',
  line: 'Row',
  faults: 'Cells with errors',
  fault: (line, column, why) => `Row ${line}, “${column}”: ${why}`,
  more: (count) => counts`${count} more rows`,
});
