export { PhoneFrame } from './phone-frame';
