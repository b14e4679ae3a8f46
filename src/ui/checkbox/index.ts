export { Checkbox, Radio, type CheckboxProps, type CheckProps } from './checkbox';
