import { lazy } from '../../../src/ui/lazy';

// Each tab's own code: the page comes with that of the overview only.
const loads = {
  clients: () => import('../../../widgets/clients/online-users').then((m) => m.OnlineUsers),
  devices: () => import('../../../widgets/devices/device-list').then((m) => m.DeviceList),
  wifi: () => import('../../../widgets/guest/wifi-shares').then((m) => m.WifiShares),
  config: () => import('../../../widgets/devices/device-config').then((m) => m.DeviceConfig),
  alarms: () => import('../../../widgets/alarms/alarm-table').then((m) => m.AlarmTable),
  diagnosis: () => import('../../../widgets/devices/gateway-diagnosis').then((m) => m.GatewayDiagnosis),
  backups: () => import('../../../widgets/devices/config-backups').then((m) => m.ConfigBackups),
  logs: () => import('./logs').then((m) => m.NetworkLogs),
} as const;

export const OnlineUsers = lazy(loads.clients);
export const DeviceList = lazy(loads.devices);
export const WifiShares = lazy(loads.wifi);
export const DeviceConfig = lazy(loads.config);
export const AlarmTable = lazy(loads.alarms);
export const GatewayDiagnosis = lazy(loads.diagnosis);
export const ConfigBackups = lazy(loads.backups);
export const NetworkLogs = lazy(loads.logs);

/** Gets code that will be wanted soon; what fails is tried again when it is. */
export function warm(names: readonly (keyof typeof loads)[]): void {
  for (const name of names) loads[name]().catch(() => undefined);
}
