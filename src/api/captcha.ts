import { useCallback, useEffect, useRef, useState } from 'react';
import { captchaAccountGenerate, captchaGenerate, noCaptcha } from './contract/auth';
import { ApiError } from './error';
import { useClient } from './use-client';

/** A picture captcha as a form shows it. */
interface CaptchaState {
  /** The server asks for one. */
  needed: boolean;
  /** Address of the picture; undefined while it loads. */
  image: string | undefined;
  /** Names the picture when its answer is sent. */
  cacheKey: string;
  /** The picture could not be had: `点击重新加载` (specification, section 8). */
  failed: boolean;
}

/** A captcha and the way to get another. `account`: only where that account's failures ask for one. */
export interface Captcha extends CaptchaState {
  load: (account?: string) => Promise<void>;
}

const nothing: CaptchaState = { needed: false, image: undefined, cacheKey: '', failed: false };

/** Pictures for a form: for the mobile form always, for the account form when the server asks. Call `load` first. */
export function useCaptcha(form: 'account' | 'mobile'): Captcha {
  const client = useClient();
  const [state, setState] = useState<CaptchaState>({ ...nothing, needed: form === 'mobile' });
  const turn = useRef<AbortController>(undefined);
  // An answer that comes when nobody is there any more would keep all that was there until React's next work.
  useEffect(() => () => turn.current?.abort(), []);
  const load = useCallback(
    async (account?: string) => {
      // A slow answer must not replace the picture of a later one.
      turn.current?.abort();
      const { signal } = (turn.current = new AbortController());
      setState((before) => ({ ...before, image: undefined, failed: false }));
      // Where a server has no captchas, none is asked for.
      const next = await ask().catch((error: unknown): Partial<CaptchaState> => {
        const none = form === 'account' && error instanceof ApiError && error.kind === 'notFound';
        return none ? nothing : { needed: true, failed: true };
      });
      if (!signal.aborted) setState((before) => ({ ...before, ...next }));

      async function ask(): Promise<Partial<CaptchaState>> {
        const { data, message } =
          form === 'account'
            ? await client.call(captchaAccountGenerate, account ? { email: account } : {}, { quiet: true, signal })
            : await client.call(captchaGenerate, {}, { quiet: true, signal });
        if (!data || message === noCaptcha) return nothing;
        const { cache_key: cacheKey, proof_bits: bits } = data;
        // Who answers before it is done, or has no Web Crypto, sends the picture's answer alone.
        if (bits) void prove(cacheKey, bits).catch(() => undefined);
        return { needed: true, image: data.captcha_img, cacheKey };
      }
      async function prove(key: string, bits: number) {
        // Few are ever asked for one.
        const { findProof } = await import('../domain/proof-of-work');
        const found = await findProof(key, bits, signal);
        if (found !== undefined && !signal.aborted) setState((before) => ({ ...before, cacheKey: `${key}.${found}` }));
      }
    },
    [client, form],
  );
  return { ...state, load };
}
