export { Input, type InputProps } from './input';
export { SearchInput } from './search';
export { box, focused, Shell, Suffix } from './input.styles';
