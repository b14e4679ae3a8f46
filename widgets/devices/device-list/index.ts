export { DeviceList } from './device-list';
export { deviceListContract, type DeviceOpen } from './device-list.contract';
