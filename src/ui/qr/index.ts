export { drawQr, QrCode } from './qr';
