export { NewLinkDialog } from './new-link-dialog';
