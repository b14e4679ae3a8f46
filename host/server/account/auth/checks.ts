import { confirms, idCard, mobile, password, required, smsCode } from '../../../../src/rules';
import { checks } from '../../../../src/text';

/** The same checks as in the browser's forms, with the same labels (specification, section 5). */
export const check = {
  account: checks('账号', required),
  anyPassword: checks('密码', required),
  mobile: checks('手机号', required, mobile),
  smsCode: checks('短信验证码', required, smsCode),
  newPassword: checks('密码', required, password),
  confirmed: (first: string | undefined) => checks('确认密码', required, confirms(first ?? '')),
  idCard: checks('身份证号', required, idCard),
};

/** A number as typed, in groups of 3-4-4 or not. */
export const plainMobile = (typed: string): string => typed.replace(/[\s-]/g, '');
