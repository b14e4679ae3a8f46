export { Photos, usePhotoUrl } from './photos';
export { PhotoField } from './photo-field';
