export { Input } from './input';
export { SearchInput } from './search';
export { box, focused, Shell, Suffix } from './input.styles';
