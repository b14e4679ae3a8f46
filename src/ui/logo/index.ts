export { Logo, Mark } from './logo';
