export { Empty, type EmptyProps } from './empty';
export { EmptyBox, Headline } from './empty.styles';
export type { EmptyKind } from './drawings';
