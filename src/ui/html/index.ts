export { SafeHtml } from './html';
