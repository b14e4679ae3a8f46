import { useState } from 'react';
import { styled } from 'styled-components';
import { useWrite } from '../../../../src/api';
import { promotionLead } from '../../../../src/api/contract/promotion';
import { ungroup } from '../../../../src/format';
import { maxLength } from '../../../../src/rules';
import { token } from '../../../../src/theme';
import { Button } from '../../../../src/ui/button';
import { CheckboxField, Form, SubmitButton, TextareaField, TextField } from '../../../../src/ui/form';
import { CircleCheck } from '../../../../src/ui/icon';
import { MobileField } from '../../../../src/ui/mobile-field';
import { offerText as text } from './offer.text';

/** Props of `LeadForm`. */
export interface LeadFormProps {
  /** Referral code that the lead goes to; the page's own agent unless told. */
  code?: string | undefined;
  /** True: it is about somebody else, who agreed to it. */
  friend?: boolean;
  /** Called once the lead was taken. */
  onSent?: (() => unknown) | undefined;
}

interface Values {
  name: string;
  mobile: string;
  company?: string;
  need?: string;
  consent: boolean;
}

/** Asks for a name and a number, with the consent to call. What is refused stays in the form. */
export function LeadForm({ code, friend = false, onSent }: LeadFormProps) {
  const { run } = useWrite(promotionLead);
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <Done role="status">
        <CircleCheck size={20} aria-hidden />
        <b>{text.sent}</b>
        <p>{text.sentReason}</p>
        <Button size="sm" onClick={() => setSent(false)}>
          {text.again}
        </Button>
      </Done>
    );
  }
  const submit = async ({ mobile, ...values }: Values) => {
    if (!values.consent) return { consent: text.consentFirst };
    await run({ ...values, mobile: ungroup(mobile), ...(code && { code }) });
    setSent(true);
    onSent?.();
    return undefined;
  };
  return (
    <Form<Values> label={text.form} guarded={false} onSubmit={submit}>
      <TextField
        name="name"
        label={text.name}
        required
        maxLength={20}
        placeholder={text.namePlaceholder}
        autoComplete="name"
      />
      <MobileField name="mobile" label={text.mobile} required />
      <TextField name="company" label={text.company} maxLength={40} autoComplete="organization" />
      <TextareaField
        name="need"
        label={text.need}
        rows={3}
        rules={[maxLength(200)]}
        maxLength={200}
        placeholder={text.needPlaceholder}
      />
      <CheckboxField name="consent" label={friend ? text.friendConsent : text.consent} />
      <SubmitButton>{text.send}</SubmitButton>
    </Form>
  );
}

const Done = styled.div`
  display: grid;
  gap: 6px;
  justify-items: center;
  padding: 24px 0;
  color: ${token('text-2')};
  text-align: center;
  & > svg {
    color: ${token('success-text')};
  }
  & > b {
    color: ${token('text-1')};
    font-weight: 600;
  }
`;
