export { openDb, type OpenOptions } from './open';
export { migrate, readMigrations, type Migration } from './migrate';
