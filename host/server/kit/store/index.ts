export { openDb } from './open';
export { StoreAway } from './db';
export { patiently } from './patience';
export { migrate, readMigrations, type Migration } from './migrate';
