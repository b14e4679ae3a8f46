import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useCaptcha, type CaptchaState } from '../../api/captcha';

/** A form's captcha: its picture, and the way to start over with another. */
export interface CaptchaControl extends CaptchaState {
  /** Empties the box at once, then gets another picture: each can be tried only once. */
  renew: (account?: string) => void;
  /** Set by the box: empties it. */
  empty: RefObject<(() => void) | undefined>;
}

/** Pictures for a form, the first at once: for the mobile form always, for the account form when the server asks. */
export function useCaptchaBox(form: 'account' | 'mobile'): CaptchaControl {
  const { load, ...state } = useCaptcha(form);
  const empty = useRef<(() => void) | undefined>(undefined);
  useEffect(() => void load(), [load]);
  const renew = useCallback(
    (account?: string) => {
      empty.current?.();
      void load(account);
    },
    [load],
  );
  return { ...state, renew, empty };
}
