import { useEffect, useState, type RefObject } from 'react';
import { ApiError } from '../../../../src/api';
import { SmsCodeField, useForm } from '../../../../src/ui/form';
import { CaptchaBox, type CaptchaHandle } from './captcha-box';
import { captchaBoxText as text } from './captcha-box.text';
import { minute } from '../../../../src/domain/time';

/** Milliseconds until another code may be sent (specification, section 9): the next one needs another picture. */
const pause = minute;

/** What a form does with its captcha and SMS code. */
export interface SmsHandle {
  /** Set by the box. */
  captcha: CaptchaHandle | null;
  /** True once a code was sent: the picture did its work. */
  sent: boolean;
}

/** A fresh handle, for `useRef`. */
export const newSmsHandle = (): SmsHandle => ({ captcha: null, sent: false });

/** The objection to a missing captcha, for the form's `onSubmit`: asked for until a code was sent. */
export const missingCaptcha = ({ captcha, sent }: SmsHandle) => (sent ? undefined : captcha?.missing());

/** Props of `SmsFields`. */
interface SmsFieldsProps {
  handle: RefObject<SmsHandle>;
  /** Has the code sent to what stands in the field `mobile`. */
  send: (values: { mobile: string; captcha: string; captchaCacheKey: string }) => Promise<unknown>;
}

/**
 * The fields `captcha` and `sms_code` of a form with a field `mobile`. A picture is good for one message; once one was
 * sent, only another message needs one.
 */
export function SmsFields({ handle, send }: SmsFieldsProps) {
  const form = useForm<{ mobile?: string; captcha?: string }>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!times) return;
    const timer = setTimeout(() => handle.current.captcha?.renew(), pause);
    return () => clearTimeout(timer);
  }, [times, handle]);

  const sendCode = async () => {
    const { captcha } = handle.current;
    const { mobile = '', captcha: answer = '' } = form.getState().values;
    const missing = captcha?.missing();
    if (missing) throw new ApiError('invalid', missing.captcha, { status: 0, errors: { captcha: [missing.captcha] } });
    try {
      await send({ mobile, captcha: answer, captchaCacheKey: captcha?.cacheKey ?? '' });
      handle.current.sent = true;
      setTimes((count) => count + 1);
    } catch (error) {
      if (error instanceof ApiError && error.detail.status > 0) captcha?.renew();
      throw error;
    }
  };
  return (
    <>
      <CaptchaBox
        kind="mobile"
        required={times === 0}
        ref={(captcha) => {
          handle.current.captcha = captcha;
        }}
      />
      <SmsCodeField
        name="sms_code"
        label={text.sms}
        required
        needs={['mobile']}
        send={sendCode}
        help={times ? text.smsHelp : undefined}
      />
    </>
  );
}
