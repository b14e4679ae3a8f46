export { GuestSms } from './guest-sms';
export { guestSmsContract } from './guest-sms.contract';
