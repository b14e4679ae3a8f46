import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useCaptcha } from '../../../../src/api/captcha';
import { ruleTexts } from '../../../../src/text';
import { useForm } from '../../../../src/ui/form';
import { lazy, Suspense } from '../../../../src/ui/lazy';
import { captchaBoxText } from './captcha-box.text';

/** Most people are never asked for one. */
const CaptchaField = lazy(() => import('../../../../src/ui/form/captcha-field').then((m) => m.CaptchaField));

/** What a form does with its captcha. */
export interface CaptchaHandle {
  /** Names the picture that is shown; goes along with the answer. */
  cacheKey: string;
  /** The objection to a missing answer, for the form's `onSubmit`; undefined when there is one, or none is asked for. */
  missing: () => Record<'captcha', string> | undefined;
  /** Empties the box at once, then gets another picture: each can be tried only once. `account`: whose failures count. */
  renew: (account?: string) => void;
}

/** Props of `CaptchaBox`. */
interface CaptchaBoxProps {
  /** For the mobile form there is always a picture, for the account form when the server asks. */
  kind: 'account' | 'mobile';
  /** Asked for together with the other fields. */
  required?: boolean;
  ref: Ref<CaptchaHandle>;
}

/**
 * The field `captcha` of the form around it; nothing while none is asked for. It keeps its own state, so that a new
 * picture does not draw the other fields again: what a password manager put there without telling stays.
 */
export function CaptchaBox({ kind, required = false, ref }: CaptchaBoxProps) {
  const form = useForm<{ captcha?: string }>();
  const { load, needed, image, failed, cacheKey } = useCaptcha(kind);
  const [account, setAccount] = useState<string>();
  useEffect(() => void load(), [load]);

  const renew = (name = account) => {
    setAccount(name);
    if (form.getFieldState('captcha')) {
      form.change('captcha', undefined);
      // Emptied after each try, it must not complain before the next.
      form.resetFieldState('captcha');
    }
    void load(name);
  };
  const missing = () => {
    const { captcha } = form.getState().values;
    // Without a picture there is nothing to answer: the account form may try, and the server says whether it needs one.
    const asked = needed && !(kind === 'account' && failed);
    return asked && !captcha?.trim() ? { captcha: ruleTexts.required(captchaBoxText.label) } : undefined;
  };
  useImperativeHandle(ref, () => ({ cacheKey, missing, renew }));

  if (!needed) return null;
  return (
    <Suspense>
      <CaptchaField
        name="captcha"
        required={required}
        label={captchaBoxText.label}
        image={image}
        failed={failed}
        onReload={() => renew()}
      />
    </Suspense>
  );
}
