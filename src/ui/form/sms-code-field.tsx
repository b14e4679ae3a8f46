import { useContext, useState } from 'react';
import { useForm } from 'react-final-form';
import { ApiError } from '../../api';
import { smsCode } from '../../rules';
import { commonText } from '../../text';
import { Button } from '../button';
import { Input } from '../input';
import { useToast } from '../toast';
import { Beside } from './captcha-field';
import { FormContext } from './context';
import { FieldFrame } from './field';
import { formText } from './form.text';
import { useCountdown } from './use-countdown';
import { useField, type FieldProps } from './use-field';

/** Seconds until a code may be sent again (specification, section 9). */
const pause = 60;

/** Props of `SmsCodeField`. */
export interface SmsCodeFieldProps extends FieldProps {
  /** Has the code sent. A failed call lands on the fields it names. */
  send: () => Promise<unknown>;
  /** Fields that must be right before anything is sent: the number, the captcha. */
  needs?: readonly string[] | undefined;
  /** What is said when it was sent; of a text message unless given. */
  said?: string | undefined;
}

/** The code of a text message, with the button that has it sent and counts down afterwards. */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const state = useField<string>({ ...props, rules: props.rules ?? [smsCode] }, '');
  const { land } = useContext(FormContext);
  const form = useForm();
  const toast = useToast();
  const { left, start } = useCountdown();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  const send = async () => {
    const bad = (props.needs ?? []).filter((name) => form.getFieldState(name)?.error);
    if (bad.length > 0) {
      for (const name of bad) form.blur(name);
      return land({});
    }
    setBusy(true);
    try {
      await props.send();
      setSent(true);
      start(pause);
      toast.success(props.said ?? commonText.smsSent);
    } catch (failure) {
      if (failure instanceof ApiError && failure.detail.retryAfter) start(failure.detail.retryAfter);
      land(failure);
    } finally {
      setBusy(false);
    }
  };

  const caption = left > 0 ? commonText.resendSms(left) : sent ? formText.resendCode : commonText.sendSms;
  return (
    <FieldFrame props={props} state={state}>
      <Beside>
        <Input
          {...state.control}
          data-text=""
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          placeholder={formText.codeExample}
          size={state.size}
          value={state.value}
          onChange={(value) => state.change(value.replace(/\D/g, ''))}
        />
        <Button size={state.size} busy={busy} disabled={left > 0 || props.disabled} onClick={() => void send()}>
          {caption}
        </Button>
      </Beside>
    </FieldFrame>
  );
}
