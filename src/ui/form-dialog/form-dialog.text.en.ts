import { translate } from '../../text/words';
import type { formDialogText, formDialogVerbs } from './form-dialog.text';

translate<typeof formDialogText>('formDialog', {
  cancel: 'Cancel',
  drop: {
    title: 'Discard what you entered',
    body: 'What you entered is not saved',
    detail: 'It is lost when this is closed.',
    confirm: 'Discard',
    cancel: 'Keep editing',
    danger: true,
  },
});

translate<typeof formDialogVerbs>('formDialogVerbs', {
  save: 'Save',
  create: 'Create',
  add: 'Add',
  update: 'Update',
  bind: 'Bind',
  move: 'Move',
});
