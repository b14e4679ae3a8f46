export { ApTemplates } from './ap-templates';
export { apTemplatesContract } from './ap-templates.contract';
