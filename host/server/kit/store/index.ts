export { openDb } from './open';
export { appliedMigrations, dump, isFilled, restore, type DumpLine } from './dump';
export { isMoving, move, NotEmpty } from './move';
export { patiently } from './patience';
export { byNumber, migrate, readMigrations, type Migration } from './migrate';
export { requireUnserved } from './served';
export { withReplica } from './replica';
export { roomOf, roomState, watchRoom, type Room } from './room';
