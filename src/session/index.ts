export { forgetAbsent, noteAbsentPage } from './absent';
export { setActivities } from './activities';
export { session, useSession } from './session';
export { clearSession, openSession, signIn, signOut } from './sign';
export { enterAs, resetColumns, setColumns, setExperience, setHomeSection, setTheme, showTheme } from './preferences';
export { readProfile, writeProfile } from './cookies';
