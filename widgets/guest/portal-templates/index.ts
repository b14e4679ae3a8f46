export { PortalTemplates } from './portal-templates';
export { portalTemplatesContract } from './portal-templates.contract';
