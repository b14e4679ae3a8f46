export { Checkbox, Radio } from './checkbox';
