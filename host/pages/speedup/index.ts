export { SpeedupApplyPage, SpeedupMemberPage, SpeedupPage } from './speedup';
export { SpeedupConfigurationPage, SpeedupDetailsPage, SpeedupManagePage, SpeedupV2Page } from './speedup-v2';
