export { SiteTemplates } from './site-templates';
export { siteTemplatesContract } from './site-templates.contract';
