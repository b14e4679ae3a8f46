export { QrConfirm } from './qr-confirm';
export { qrConfirmContract } from './qr-confirm.contract';
