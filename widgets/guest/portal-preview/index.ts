export { PortalPreview } from './portal-preview';
export { portalPreviewContract } from './portal-preview.contract';
