export { PasswordForgot } from './password-forgot';
export { passwordForgotContract } from './password-forgot.contract';
