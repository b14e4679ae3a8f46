/** The characters that travel percent-encoded in a remark (specification, section 5: "Remark text escaping"). */
const escaped = '% "`$&;\\|\'';

const codes = new Map([...escaped].map((sign) => [`%${sign.charCodeAt(0).toString(16).toUpperCase()}`, sign]));

/** Percent-encodes percent, space, `"`, backtick, `$`, `&`, `;`, backslash, `|` and `'`; nothing else. */
export const escapeRemark = (text: string): string =>
  text.replace(/[% "`$&;\\|']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Undoes `escapeRemark`. Other percent signs stay as they are, so a remark that never was escaped survives. */
export const unescapeRemark = (text: string): string =>
  text.replace(/%[\dA-F]{2}/gi, (code) => codes.get(code.toUpperCase()) ?? code);
