export { WeekTraffic } from './week-traffic';
export { weekTrafficContract } from './week-traffic.contract';
