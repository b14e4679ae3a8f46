export * from './blocks';
export * from './names';
export * from './model';
export * from './fill';
export * from './merge';
export * from './rows';
export { modelFromConfig } from './from-config';
