export { DeviceConfig } from './device-config';
export { deviceConfigContract } from './device-config.contract';
