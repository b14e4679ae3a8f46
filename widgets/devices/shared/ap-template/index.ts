export { nameOfField, namesBeyond, printField, printOne, templateWords } from './fields';
export { Ladder } from './ladder';
export { apTemplateText } from './ap-template.text';
