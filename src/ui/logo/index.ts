export { Logo, Mark } from './logo';
export { logoText } from './logo.text';
