import type { Personalization } from '../api/contract/user';

/** Themes that a person can choose (specification, section 3). */
export type KeptTheme = Personalization['theme'];

const themeName = 'np.theme';
const names = { homeSection: 'np.home_section', experience: 'np.sdwan_experience' };

/** The browser session's storage; a browser may refuse it, then nothing is kept. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
  values.find((value) => value === storage()?.getItem(name));

/** The theme that was chosen in this browser session. On its own: the script before all others has no need of the rest. */
export const keptTheme = (): KeptTheme | undefined => oneOf(themeName, ['WHITE', 'BLACK']);

/** What is kept per browser session; undefined until something was. */
export const kept = {
  theme: keptTheme,
  homeSection: () => oneOf<Personalization['home_section']>(names.homeSection, ['REVENUE', 'DNS']),
  experience: (): boolean => storage()?.getItem(names.experience) === '1',
};

/** Keeps a choice until the browser session ends. */
export const keep = {
  theme: (theme: KeptTheme): void => storage()?.setItem(themeName, theme),
  homeSection: (section: Personalization['home_section']): void => storage()?.setItem(names.homeSection, section),
  experience: (): void => storage()?.setItem(names.experience, '1'),
};

/** Somebody signs in: what was chosen before was another's. */
export function forgetChoices(): void {
  storage()?.removeItem(themeName);
  storage()?.removeItem(names.homeSection);
}

const lettersName = 'np.letters';

/** Sizes of letters to choose from; a browser keeps its own, whoever signs in. */
export type Letters = 'normal' | 'large';

/** The size of letters that this browser shows. */
export function keptLetters(): Letters {
  try {
    return globalThis.localStorage.getItem(lettersName) === 'large' ? 'large' : 'normal';
  } catch {
    return 'normal';
  }
}

/** Keeps a size of letters in this browser; one that refuses it shows it until the page is left. */
export function keepLetters(letters: Letters): void {
  try {
    globalThis.localStorage.setItem(lettersName, letters);
  } catch {
    // What may not be kept still holds now.
  }
}
