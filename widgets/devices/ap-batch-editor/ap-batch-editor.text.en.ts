import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { apBatchEditorText } from './ap-batch-editor.text';

translate<typeof apBatchEditorText>('apBatchEditor', {
  parts: { '2g': '2.4 GHz radio', '5g': '5 GHz radio', ssids: 'Every SSID', basics: 'Basics' },
  none: 'No APs chosen',
  noneReason: 'Tick APs in their list, then edit them together.',
  toList: 'Back to APs',
  touches: (count) => counts`Changes ${count} APs`,
  offline: (count) => `${count} of them are offline and get it once they are back`,
  names: (names, count) => (count > 0 ? `${names} and others, ${count} in all` : names),
  note: 'Only ticked fields change; everything else stays as each AP has it. Drafts of single APs stay.',
  change: (field) => `Change ${field}`,
  nothing: 'Tick what is to change',
  send: 'Send',
  sendTitle: (count) => counts`Send to ${count} APs`,
  sendBody: (changing, same) =>
    `${changing} will change${same > 0 ? `, ${same} will not` : ''}. Clients are cut off for a moment when radios change.`,
  sendNone: 'Nothing to send: the chosen APs are so already, or what is ticked has no effect on them.',
  field: 'Field',
  before: 'Now',
  after: 'Becomes',
  held: (value, count) => `${value} (${count})`,
  comma: ', ',
  same: 'Unchanged',
  others: (count) => `, ${count} unchanged`,
  secret: '••••••',
  nothingThere: 'empty',
  sendConfirm: 'Send',
  results: 'Results',
  reset: 'Clear',
});
