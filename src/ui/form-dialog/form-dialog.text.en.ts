import { translate } from '../../text/words';
import type { formDialogText, formDialogVerbs } from './form-dialog.text';

translate<typeof formDialogText>('formDialog', { cancel: 'Cancel' });

translate<typeof formDialogVerbs>('formDialogVerbs', {
  save: 'Save',
  create: 'Create',
  add: 'Add',
  update: 'Update',
  bind: 'Bind',
  move: 'Move',
});
