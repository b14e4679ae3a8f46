import { translate } from '../../text/words';
import type { onDeviceText } from './on-device.text';

translate<typeof onDeviceText>('onDevice', {
  title: 'Differences',
  field: 'Field',
  cloud: 'Cloud',
  version: (version) => `version ${version}`,
  device: 'On the device',
  read: (at, count) => `read at ${at}, ${count} ${count === 1 ? 'differs' : 'differ'}`,
  next: 'To be applied',
  draft: 'draft',
  places: { device: 'Only on the device', cloud: 'Not on the device', coming: 'New' },
  moved: 'Another order',
  nothing: '—',
  none: 'No difference',
  untold: (sections) => `The device does not tell: ${sections.join(', ')}. What it holds there is not known.`,
  why: 'The cloud did not bring this to the device. Import makes it a new version of the cloud and leaves the device alone; applying the cloud writes over it.',
  under: 'A version is on its way: import when that is over.',
  old: 'This was read before the last change; the device has not told since.',
  close: 'Close',
  import: 'Import',
  imported: 'Imported: the cloud has what the device has',
  importedDraft: 'Imported: check the draft against it',
  overwrite: 'Apply the cloud',
  overwriteTitle: (name) => `Write over “${name}”`,
  overwriteBody: (count) =>
    `${count} ${count === 1 ? 'row' : 'rows'} on the device ${count === 1 ? 'is' : 'are'} lost: it becomes what the cloud has.`,
  overwritten: 'On its way to the device',
  lost: (count) =>
    `${count} ${count === 1 ? 'row' : 'rows'} on the device did not come from the cloud and would be lost`,
  lostWhy: 'Look at the difference first. To keep it, import it and change that.',
  over: 'Write over the device',
  overText: 'I have looked: write over the device',
});
