export { HomePage } from './home';
