export { Empty } from './empty';
export { EmptyBox, Headline } from './empty.styles';
