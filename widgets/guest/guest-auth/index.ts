export { GuestAuth } from './guest-auth';
export { guestAuthContract } from './guest-auth.contract';
