export { Photos } from './photos';
export { PhotoField } from './photo-field';
