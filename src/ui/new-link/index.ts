export { NewLinkDialog, type NewLinkDialogProps } from './new-link-dialog';
