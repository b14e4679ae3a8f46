export { Badge, Flag } from './badge';
