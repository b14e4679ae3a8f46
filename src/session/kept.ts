import type { Personalization } from '../api/contract/user';

/** Themes that a person can choose (specification, section 3). */
export type KeptTheme = Personalization['theme'];

const names = { theme: 'np.theme', homeSection: 'np.home_section', experience: 'np.sdwan_experience' };

/** The browser session's storage; a browser may refuse it, then nothing is kept. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** What is kept per browser session, with the product's defaults. */
export const kept = {
  theme: (): KeptTheme => (storage()?.getItem(names.theme) === 'BLACK' ? 'BLACK' : 'WHITE'),
  homeSection: (): Personalization['home_section'] =>
    storage()?.getItem(names.homeSection) === 'DNS' ? 'DNS' : 'REVENUE',
  experience: (): boolean => storage()?.getItem(names.experience) === '1',
};

/** Keeps a choice until the browser session ends. */
export const keep = {
  theme: (theme: KeptTheme): void => storage()?.setItem(names.theme, theme),
  homeSection: (section: Personalization['home_section']): void => storage()?.setItem(names.homeSection, section),
  experience: (): void => storage()?.setItem(names.experience, '1'),
};
