export { setActivities } from './activities';
export { session, useSession, type Session } from './session';
export { clearSession, openSession, signIn, signOut } from './sign';
export { enterAs, resetColumns, setColumns, setExperience, setHomeSection, setTheme, showTheme } from './preferences';
export { profileDays, readProfile, rememberedDays, writeProfile, type ProfileValues } from './cookies';
export type { KeptTheme } from './kept';
