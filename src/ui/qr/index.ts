export { drawQr, QrCode, type QrCodeProps } from './qr';
