export { SdwanDepartments } from './sdwan-departments';
export { sdwanDepartmentsContract } from './sdwan-departments.contract';
