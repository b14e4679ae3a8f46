export { Badge, Flag, type FlagProps } from './badge';
