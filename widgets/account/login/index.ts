export { Login } from './login';
export { loginContract, type SessionStart } from './login.contract';
