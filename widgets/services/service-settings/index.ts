export { ServiceSettings } from './service-settings';
export { serviceSettingsContract } from './service-settings.contract';
