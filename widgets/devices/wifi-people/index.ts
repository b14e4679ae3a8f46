export { WifiPeople } from './wifi-people';
export { wifiPeopleContract } from './wifi-people.contract';
