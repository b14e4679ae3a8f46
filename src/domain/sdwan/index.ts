export * from './drawing';
export * from './packages';
export * from './problems';
export * from './rules';
export * from './health';
export * from './layout';
export * from './edit';
export type { TopologyType, SdwanMember } from '../sdwan-members';
