export { loadTone, Meter } from './meter';
