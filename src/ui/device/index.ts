export { CommandState } from './command-state';
export { InterfacePort, SwitchPort } from './device';
export { DeviceHead, Fact } from './head';
export { Port } from './port';
export { interfaceStates, switchPortStates, type InterfaceState, type SwitchPortState } from './states.text';
