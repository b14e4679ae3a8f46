export { SpeedupMember } from './speedup-member';
export { speedupMemberContract } from './speedup-member.contract';
