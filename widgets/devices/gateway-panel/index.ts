export { GatewayPanel } from './gateway-panel';
export { gatewayPanelContract } from './gateway-panel.contract';
