const han = /[\u2e80-\u9fff\uf900-\ufaff]/;
const latin = /[A-Za-z0-9]/;

/** Puts words together as they are set: with a space where Han characters meet letters or figures. */
export const spaced = (...parts: readonly string[]): string =>
  parts.reduce((line, part) => {
    const [end, start] = [line.at(-1) ?? '', part[0] ?? ''];
    const meets = (han.test(end) && latin.test(start)) || (latin.test(end) && han.test(start));
    return meets ? `${line} ${part}` : line + part;
  }, '');
