export { Select, type Option } from './select';
