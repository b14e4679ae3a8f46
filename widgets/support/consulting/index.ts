export { Consulting } from './consulting';
export { consultingContract, type ChatStart } from './consulting.contract';
