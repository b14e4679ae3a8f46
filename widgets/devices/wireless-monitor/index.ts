export { WirelessMonitor } from './wireless-monitor';
export { wirelessMonitorContract } from './wireless-monitor.contract';
