export { SpeedupMembers } from './speedup-members';
export { speedupMembersContract } from './speedup-members.contract';
