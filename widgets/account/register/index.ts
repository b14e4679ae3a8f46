export { Register } from './register';
export { registerContract, type RegisterSession } from './register.contract';
