import cookies from 'js-cookie';

/** Days that a session of a ticked auto-login lasts (specification, section 9). */
const rememberedDays = 7;
/** Days that the profile values stay (specification, section 9). */
const profileDays = 30;

const tokenName = 'np_token';

/** The three values of the account that the console shows before the server answered (specification, section 3). */
export interface ProfileValues {
  /** Balance in fen. */
  money: string;
  /** Number of usable coupons. */
  coupons: string;
  /** Number of bank cards. */
  cards: string;
}

const profileNames: Record<keyof ProfileValues, string> = {
  money: 'np_money',
  coupons: 'np_coupons',
  cards: 'np_cards',
};

const guarded = () => ({
  path: '/',
  sameSite: 'strict' as const,
  secure: globalThis.location?.protocol === 'https:',
});

const available = () => typeof document !== 'undefined';

/** The token that an earlier visit left; an empty one is none. */
export const readToken = (): string | undefined => (available() && cookies.get(tokenName)) || undefined;

/** Keeps the token: seven days when `remember`, else until the browser is closed. */
export const writeToken = (token: string, remember: boolean): void =>
  void cookies.set(tokenName, token, { ...guarded(), ...(remember && { expires: rememberedDays }) });

/** The profile values that were kept last. */
export const readProfile = (): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(profileNames).flatMap(([key, name]) => {
      const value = available() ? cookies.get(name) : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** Keeps profile values for 30 days. */
export function writeProfile(values: Partial<ProfileValues>): void {
  for (const [key, value] of Object.entries(values)) {
    cookies.set(profileNames[key as keyof ProfileValues], value, { ...guarded(), expires: profileDays });
  }
}

/** Forgets the token and what the account left behind. */
export function removeSessionCookies(): void {
  for (const name of [tokenName, ...Object.values(profileNames)]) cookies.remove(name, { path: '/' });
}
