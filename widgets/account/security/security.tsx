import { useState, type ReactNode } from 'react';
import { told } from '../../../src/api/said';
import type { DataOf } from '../../../src/api';
import type { securityOverview } from '../../../src/api/contract/security';
import type { PropsOf } from '../../../src/element/contract';
import { date } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { IdCard, KeyRound, ShieldCheck, Smartphone } from '../../../src/ui/icon';
import { MobileChange } from '../shared/mobile-change';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { PasswordDialog } from './password-dialog';
import { RealNameDialog } from './real-name-dialog';
import type { securityContract } from './security.contract';
import { useOwnMobile, useSecurity } from './security.data';
import { Acts, Hint, Item, Name, State } from './security.styles';
import { securityText as text } from './security.text';
import { EndTwoStep, RenewCodes } from './two-step-dialogs';
import { TwoStepWizard } from './two-step-wizard';

type Overview = DataOf<typeof securityOverview>;
type Open = 'password' | 'mobile' | 'real-name' | 'two-step' | 'end-two-step' | 'codes';

/** Password, mobile number, real name and two-step codes: how they stand and what can be done. */
export function Security(_: PropsOf<typeof securityContract>) {
  const { data, error, refresh } = useSecurity();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const mobile = useOwnMobile();
  return (
    <PaneBox part="panel" aria-label={text.heading}>
      <PaneHead title={text.heading} />
      {data ? (
        <Items overview={data} onOpen={setOpen} />
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={4} gap={56} />
      )}
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'mobile' && mobile !== undefined && <MobileChange bound={mobile} onClose={close} />}
      {open === 'real-name' && <RealNameDialog onClose={close} />}
      {open === 'two-step' && <TwoStepWizard onClose={close} />}
      {open === 'end-two-step' && <EndTwoStep onClose={close} />}
      {open === 'codes' && <RenewCodes onClose={close} />}
    </PaneBox>
  );
}

function Items({ overview, onOpen }: { overview: Overview; onOpen: (what: Open) => void }) {
  const { password, mobile, realName, twoStep } = text;
  const { real_name: real, two_step: on } = overview;
  const kinds = ['off', 'online', 'progress', 'danger'] as const;
  const verifiable = real.stage === 0 || real.stage === 3;
  return (
    <ul>
      <Line
        icon={<KeyRound size={20} />}
        name={password.name}
        state={password.state(date(overview.password_changed_at))}
        hint={password.hint}
      >
        <Button onClick={() => onOpen('password')}>{password.act}</Button>
      </Line>
      <Line
        icon={<Smartphone size={20} />}
        name={mobile.name}
        state={overview.mobile || mobile.none}
        hint={mobile.hint}
      >
        <Button onClick={() => onOpen('mobile')}>{overview.mobile ? mobile.change : mobile.bind}</Button>
      </Line>
      <Line
        icon={<IdCard size={20} />}
        name={realName.name}
        state={
          <>
            <Status kind={kinds[real.stage] ?? 'off'}>{realName.states[real.stage]}</Status>
            {real.stage === 1 && realName.verified(real.name, real.id_card)}
            {real.stage === 1 && real.reason && realName.remark(told(real.reason, real.reason_said))}
            {real.stage === 3 && realName.refused(told(real.reason, real.reason_said))}
          </>
        }
        hint={realName.hint}
      >
        {verifiable && (
          <Button onClick={() => onOpen('real-name')}>{real.stage === 3 ? realName.again : realName.act}</Button>
        )}
      </Line>
      <Line
        icon={<ShieldCheck size={20} />}
        name={twoStep.name}
        state={
          <>
            <Status kind={on ? 'online' : 'off'}>{on ? twoStep.on : twoStep.off}</Status>
            {on && twoStep.left(overview.recovery_left)}
          </>
        }
        hint={twoStep.hint}
      >
        {on && <Button onClick={() => onOpen('codes')}>{twoStep.renew}</Button>}
        <Button onClick={() => onOpen(on ? 'end-two-step' : 'two-step')}>
          {on ? twoStep.turnOff : twoStep.turnOn}
        </Button>
      </Line>
    </ul>
  );
}

interface LineProps {
  icon: ReactNode;
  name: string;
  state: ReactNode;
  hint: string;
  children: ReactNode;
}

const Line = ({ icon, name, state, hint, children }: LineProps) => (
  <Item>
    {icon}
    <div>
      <Name>{name}</Name>
      <State>{state}</State>
      <Hint>{hint}</Hint>
    </div>
    <Acts>{children}</Acts>
  </Item>
);
