/** Groups a mobile number 3-4-4 while it is typed; what is no digit goes: `138 0013 8000`. */
export const groupMobile = (value: string): string => {
  const digits = value.replace(/\D/g, '').slice(0, 11);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
};

/** Groups a bank card by fours while it is typed. */
export const groupBankCard = (value: string): string =>
  ungroup(value)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** The digits alone, for sending. */
export const ungroup = (value: string): string => value.replace(/\D/g, '');
