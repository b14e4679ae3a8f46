export { Stat } from './stat';
