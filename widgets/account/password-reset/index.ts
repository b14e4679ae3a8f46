export { PasswordReset } from './password-reset';
export { passwordResetContract } from './password-reset.contract';
