/** How an application stands; `none`: nobody has applied. */
export const contractorStates = ['none', 'reviewing', 'approved', 'refused'] as const;
export type ContractorState = (typeof contractorStates)[number];

/** Photos of the licence at most. */
export const mostLicencePhotos = 3;

const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Whether a text is a unified social credit code: 18 characters, the last one checks the others (GB 32100). */
export function isCreditCode(text: string): boolean {
  if (text.length !== 18) return false;
  let weight = 1;
  let sum = 0;
  for (const letter of text.slice(0, 17)) {
    const value = characters.indexOf(letter);
    if (value < 0) return false;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return characters[(31 - (sum % 31)) % 31] === text[17];
}
