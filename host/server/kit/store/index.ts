export { openDb } from './open';
export { patiently } from './patience';
export { migrate, readMigrations, type Migration } from './migrate';
export { roomOf, roomState, watchRoom, type Room } from './room';
