export { SiteTemplateApply } from './site-template-apply';
export { siteTemplateApplyContract } from './site-template-apply.contract';
