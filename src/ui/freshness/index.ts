export { Freshness } from './freshness';
