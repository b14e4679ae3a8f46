import { words } from '../../../../src/text/words';

/** Words of the fields for a new password. */
export const newPasswordText = words('newPassword', {
  fresh: '新密码',
  rule: '8–16 位，字母、数字与 ~!@#$%^&*?. 中至少两种',
  confirm: '确认密码',
});
