export { Dialog, type DialogProps } from './dialog';
export { ConfirmOutlet, useConfirm, type Confirm, type ConfirmOptions } from './confirm';
export { backdrop, surface } from './dialog.styles';
export { useModal } from './modal';
export { BareDialog, type BareDialogProps } from './bare-dialog';
