export { isDirty, step, stepsOf } from './steps';
