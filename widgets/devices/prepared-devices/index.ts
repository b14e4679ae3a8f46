export { PreparedDevices } from './prepared-devices';
export { preparedDevicesContract } from './prepared-devices.contract';
