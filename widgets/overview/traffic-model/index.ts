export { TrafficModel } from './traffic-model';
export { trafficModelContract } from './traffic-model.contract';
