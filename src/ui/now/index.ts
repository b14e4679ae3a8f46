export { Lasted } from './lasted';
export { useAge, useNow } from './use-now';
