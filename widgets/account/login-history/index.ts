export { LoginHistory } from './login-history';
export { loginHistoryContract } from './login-history.contract';
