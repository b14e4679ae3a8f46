export { InterfacePort, SwitchPort } from './device';
export { Port, type PortFace } from './port';
export {
  interfaceStates,
  switchPortStates,
  type InterfaceState,
  type PortState,
  type SwitchPortState,
} from './states.text';
