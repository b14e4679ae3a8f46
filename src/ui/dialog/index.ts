export { Dialog } from './dialog';
export { ConfirmOutlet, useConfirm, type ConfirmOptions } from './confirm';
export { backdrop, surface } from './dialog.styles';
export { useModal } from './modal';
export { BareDialog } from './bare-dialog';
