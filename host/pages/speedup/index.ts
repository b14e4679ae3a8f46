export { SpeedupApplyPage, SpeedupMemberPage, SpeedupPage } from './speedup';
