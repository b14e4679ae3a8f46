export { SiteVerdict } from './site-verdict';
export { siteVerdictContract } from './site-verdict.contract';
