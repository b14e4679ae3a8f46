export { FormDialog } from './form-dialog';
export { formDialogVerbs as verbs } from './form-dialog.text';
