import type { Personalization, User } from '../api/contract/user';
import { keep, kept, type KeptTheme } from './kept';
import { session } from './session';

/** Stores the user record and applies what the account chose (specification, section 2: guard, code 2000). */
export function enterAs(user: User): void {
  session.user = user;
  session.columns = { ...user.personalization.table_column };
  // What was chosen in this browser session stays in it, whatever the account has.
  setTheme(kept.theme() ?? user.personalization.theme);
  setHomeSection(kept.homeSection() ?? user.personalization.home_section);
}

/** Chooses the theme for this browser session. */
export function setTheme(theme: KeptTheme): void {
  session.theme = theme;
  keep.theme(theme);
  showTheme(theme);
}

/** Chooses what the overview shows in its switchable section, for this browser session. */
export function setHomeSection(section: Personalization['home_section']): void {
  session.homeSection = section;
  keep.homeSection(section);
}

/** Remembers that the SD-WAN experience link was opened (specification, section 2 "Menu rules"). */
export function setExperience(): void {
  session.flags.experience = true;
  keep.experience();
}

/** Remembers the displayed columns of a table; the caller tells the server. */
export function setColumns(tableCacheKey: string, fields: string[]): void {
  session.columns[tableCacheKey] = fields;
}

/** Forgets the displayed columns of every table; the caller tells the server. */
export function resetColumns(): void {
  session.columns = {};
}

/** Puts the theme on the page: the attribute switches the variables of the style sheet. */
export function showTheme(theme: KeptTheme): void {
  document.documentElement.dataset.npTheme = theme;
}
