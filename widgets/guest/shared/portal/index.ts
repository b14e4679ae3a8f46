export { PortalPage, type PortalPageProps } from './portal-page';
export { Phone, PortalThumb } from './phone';
export { MethodIcon } from './method-icon';
export { PortalStage } from './stage';
