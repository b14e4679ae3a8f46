import { confirms, email, idCard, mobile, password, required, smsCode } from '../../../../src/rules';
import { checks } from '../../kit/validate';

/** The same checks as in the browser's forms, with the same labels (specification, section 5). */
export const check = {
  account: checks('account', required),
  anyPassword: checks('password', required),
  mobile: checks('mobile', required, mobile),
  smsCode: checks('smsCode', required, smsCode),
  newPassword: checks('password', required, password),
  confirmed: (first: string | undefined) => checks('confirmPassword', required, confirms(first ?? '')),
  idCard: checks('idCard', required, idCard),
  email: checks('mail', required, email),
};

/** A number as typed, in groups of 3-4-4 or not. */
export const plainMobile = (typed: string): string => typed.replace(/[\s-]/g, '');
