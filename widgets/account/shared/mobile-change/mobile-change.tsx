import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useClient, useWrite } from '../../../../src/api';
import { smsCodeForMobile, updateMobile } from '../../../../src/api/contract/profile';
import { maskMobile, ungroup } from '../../../../src/format';
import { mobileMatches } from '../../../../src/rules';
import { token } from '../../../../src/theme';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { SmsCodeField, useForm } from '../../../../src/ui/form';
import { FormDialog } from '../../../../src/ui/form-dialog';
import { CircleCheck } from '../../../../src/ui/icon';
import { MobileField } from '../../../../src/ui/mobile-field';
import { mobileChangeText as text } from './mobile-change.text';

/** Props of `MobileChange`. */
interface MobileChangeProps {
  /** The bound number, unmasked; empty when none is bound: then the first step is left out. */
  bound: string;
  onClose: () => void;
}

/** Three steps (specification, sections 4 and 5): prove the current number, bind a new one by SMS code, done. */
export function MobileChange({ bound, onClose }: MobileChangeProps) {
  const [step, setStep] = useState(bound ? 0 : 1);
  const [now, setNow] = useState('');
  if (step === 0) return <Prove bound={bound} onProven={() => setStep(1)} onClose={onClose} />;
  if (step === 1) {
    return (
      <Bind
        first={!bound}
        onBound={(mobile) => {
          setNow(mobile);
          setStep(2);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      title={bound ? text.title : text.bindTitle}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <Steps at={2} />
      <Done role="status">
        <CircleCheck size={32} />
        <b>{text.done(maskMobile(now))}</b>
        <span>{text.doneHint}</span>
      </Done>
    </Dialog>
  );
}

function Prove({ bound, onProven, onClose }: { bound: string; onProven: () => void; onClose: () => void }) {
  return (
    <FormDialog title={text.title} ok={text.next} onClose={onClose} onSubmit={onProven}>
      <Steps at={0} />
      <MobileField
        name="mobile"
        label={text.mobile}
        required
        autoComplete="off"
        rules={[mobileMatches(bound)]}
        help={text.currentHelp(maskMobile(bound))}
      />
    </FormDialog>
  );
}

interface BindProps {
  first: boolean;
  onBound: (mobile: string) => void;
  onClose: () => void;
}

function Bind({ first, onBound, onClose }: BindProps) {
  const { run } = useWrite(updateMobile, ['/api/v3/user', '/api/v3/security']);
  const submit = async ({ new_mobile, sms_code }: { new_mobile: string; sms_code: string }) => {
    const mobile = ungroup(new_mobile);
    await run({ mobile, sms_code });
    onBound(mobile);
  };
  return (
    <FormDialog title={first ? text.bindTitle : text.title} ok={text.bind} onClose={onClose} onSubmit={submit}>
      {!first && <Steps at={1} />}
      <MobileField name="new_mobile" label={text.mobile} required />
      <Code />
    </FormDialog>
  );
}

function Code() {
  const client = useClient();
  const form = useForm<{ new_mobile?: string }>();
  const send = () =>
    client.call(smsCodeForMobile, { mobile: ungroup(form.getState().values.new_mobile ?? '') }, { quiet: true });
  return <SmsCodeField name="sms_code" label={text.sms} required needs={['new_mobile']} send={send} />;
}

function Steps({ at }: { at: number }): ReactNode {
  return (
    <Row>
      {text.steps.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined} aria-label={text.step(index + 1, name)}>
          <i>{index + 1}</i>
          {name}
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  color: ${token('text-3')};
  font-size: 12px;
  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & i {
    width: 18px;
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-full')};
    font-style: normal;
    line-height: 16px;
    text-align: center;
  }
  & > [aria-current] {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > [aria-current] > i {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('text-on-accent')};
  }
`;

const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 24px 0;
  & > svg {
    color: ${token('success-solid')};
  }
  & > b {
    color: ${token('text-1')};
  }
`;
