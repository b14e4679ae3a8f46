import { pattern, type Rule } from './failure';

/** How many of the kinds letter, digit and other character a text has. */
export const passwordKinds = (value: string): number =>
  [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(value)).length;

/**
 * An account password: 8 to 16 letters, digits and `~!@#$%^&*?.`, at least two of these kinds (specification,
 * section 5: "Password").
 */
export const password: Rule = (value) =>
  /^[A-Za-z\d~!@#$%^&*?.]{8,16}$/.test(value) && passwordKinds(value) >= 2 ? undefined : { rule: 'password' };

/**
 * Password of a device's own web page: 6 to 64 characters, at least two kinds (specification, section 5:
 * "Web-security password"). Which characters a device takes is `passwordCharacters`.
 */
export const webPassword: Rule = (value) => {
  const length = [...value].length;
  return length >= 6 && length <= 64 && passwordKinds(value) >= 2 ? undefined : { rule: 'webPassword' };
};

/** Letters, digits and `!@#^*()[]{}_-+=.?<>:~` only (specification, section 5: "Allowed password characters"). */
export const passwordCharacters: Rule = pattern('passwordCharacters', /^[A-Za-z\d!@#^*()[\]{}_\-+=.?<>:~]+$/);

/** The repetition must be equal (specification, section 5: "confirmation equal"). */
export const confirms =
  (first: string): Rule =>
  (value) =>
    value === first ? undefined : { rule: 'confirm' };
