export { Scroll, Sheet } from './sheet.styles';
