export { InterfacePort, SwitchPort } from './device';
export { DeviceHead, Fact, type DeviceHeadProps, type FactProps } from './head';
export { Port, type PortFace } from './port';
export {
  interfaceStates,
  switchPortStates,
  type InterfaceState,
  type PortState,
  type SwitchPortState,
} from './states.text';
