export { LightSwitchPage, SwitchPage } from './switch';
