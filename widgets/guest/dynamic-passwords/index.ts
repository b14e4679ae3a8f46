export { DynamicPasswords } from './dynamic-passwords';
export { dynamicPasswordsContract } from './dynamic-passwords.contract';
