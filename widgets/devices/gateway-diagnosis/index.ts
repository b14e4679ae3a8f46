export { GatewayDiagnosis } from './gateway-diagnosis';
export { gatewayDiagnosisContract } from './gateway-diagnosis.contract';
