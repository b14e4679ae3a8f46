export { savePicture } from './save-picture';
