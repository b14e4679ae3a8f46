import { number } from '../../../format';
import { counts } from '../../../text/counts';
import { translate } from '../../../text/words';
import type { exportRunText } from './run.text';

translate<typeof exportRunText>('exportRun', {
  exported: (file, rows) => counts`Saved ${file}, ${number(rows)} rows`,
});
