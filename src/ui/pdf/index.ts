export { openPdf, PdfFailed, readsPdf, type OpenPdf, type PdfTrouble } from './open-pdf';
