import { useEffect } from 'react';
import { CaptchaField, useForm } from '../form';
import { captchaBoxText } from './captcha-box.text';
import type { CaptchaControl } from './use-captcha-box';

/** Props of `CaptchaBox`. */
interface CaptchaBoxProps {
  captcha: CaptchaControl;
  /** The account that is about to sign in, so that its own failures decide. */
  account?: string | undefined;
  /** False: may stay empty, because what it stands before is done. */
  required?: boolean | undefined;
}

/** The field `captcha` of the form around it; nothing while none is asked for. */
export function CaptchaBox({ captcha, account, required = true }: CaptchaBoxProps) {
  const form = useForm();
  const { empty } = captcha;
  useEffect(() => {
    empty.current = () => {
      if (!form.getFieldState('captcha')) return;
      form.change('captcha', undefined);
      form.resetFieldState('captcha');
    };
    return () => {
      empty.current = undefined;
    };
  }, [empty, form]);
  if (!captcha.needed) return null;
  return (
    <CaptchaField
      name="captcha"
      label={captchaBoxText.label}
      required={required}
      image={captcha.image}
      failed={captcha.failed}
      onReload={() => captcha.renew(account)}
    />
  );
}
