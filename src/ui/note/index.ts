export { Note } from './note';
