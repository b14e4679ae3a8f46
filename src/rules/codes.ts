import { pattern, type Rule } from './failure';

/** A service code: exactly 6 digits (specification, section 5: "Service code"). */
export const serviceCode: Rule = pattern('serviceCode', /^\d{6}$/);

/** A code from a short message: 6 digits, as the server sends them (specification, section 2: "Login screen"). */
export const smsCode: Rule = pattern('smsCode', /^\d{6}$/);
