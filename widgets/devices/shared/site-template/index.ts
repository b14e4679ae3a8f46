export { TemplateTabs, type TemplateTab } from './template-tabs';
export { PoolDialog } from './pool-dialog';
export { siteText } from './site.text';
