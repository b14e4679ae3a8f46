export { loadTone, Meter, type MeterProps, type MeterTone } from './meter';
