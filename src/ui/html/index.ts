export { SafeHtml } from './html';
export { sanitize } from './sanitize';
