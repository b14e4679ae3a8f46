export { Tag, type TagTone } from './tag';
