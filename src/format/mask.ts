/** Hides the middle of a mobile number: `138****2046`. */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

/** Hides all of an address but the first letter and the domain: `d****@netpane.cn`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*(@.+)$/u, '$1****$2');

/** Hides an identity number but the first three and last four: `110***********1234`. */
export const maskIdCard = (id: string): string =>
  id.replace(
    /^(.{3})(.+)(.{4})$/,
    (_, head: string, middle: string, tail: string) => head + '*'.repeat(middle.length) + tail,
  );

/** Shows only the last four digits of a bank card: `**** 1234`. */
export const maskBankCard = (card: string): string => `**** ${card.replace(/ /g, '').slice(-4)}`;

/** Hides all of a name but the first character: `张**`. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(rest.length);
};
