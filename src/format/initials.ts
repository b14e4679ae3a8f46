/**
 * The first character of each initial's range when Chinese characters stand in the order of their pinyin. Nothing in
 * pinyin begins with i, u or v.
 */
const starts = 'ABCDEFGHJKLMNOPQRSTWXYZ';
const firsts = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀';

let collator: Intl.Collator | undefined;
const order = (a: string, b: string): number => {
  collator ??= new Intl.Collator('zh-Hans-CN-u-co-pinyin');
  return collator.compare(a, b);
};

/**
 * Pinyin initials of a text, lower case: `固件升级` gives `gjsj`. Other letters and digits stay, anything else is left
 * out. Of characters with several readings the commonest order of the platform counts.
 */
export function initials(text: string): string {
  let found = '';
  for (const letter of text) {
    if (/[a-z\d]/i.test(letter)) found += letter.toLowerCase();
    else if (/\p{Script=Han}/u.test(letter)) found += initialOf(letter);
  }
  return found;
}

function initialOf(letter: string): string {
  const all = [...firsts];
  let at = -1;
  while (at + 1 < all.length && order(letter, all[at + 1]!) >= 0) at++;
  return (starts[at] ?? '').toLowerCase();
}
