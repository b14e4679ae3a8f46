export { WirelessTemplatePage } from './wireless-template';
