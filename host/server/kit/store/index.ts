export { openDb } from './open';
export { migrate, readMigrations, type Migration } from './migrate';
