import { useState } from 'react';
import type { PasswordPlan } from '../../../src/api/contract/wifi-password';
import { SearchInput } from '../../../src/ui/input';
import { Status } from '../../../src/ui/status';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { countdown, momentWords, standOf, waitsFor } from './dynamic-passwords.model';
import { Pad, PlanButton, Plans, Shape, Urgent } from './dynamic-passwords.styles';
import { dynamicPasswordsText as text } from './dynamic-passwords.text';

interface PlanListProps {
  plans: readonly PasswordPlan[];
  /** Id of the one that is shown. */
  chosen: string;
  /** Milliseconds since 1970. */
  now: number;
  onChoose: (id: string) => void;
}

/** Plans with the time that is left to each. */
export function PlanList({ plans, chosen, now, onChoose }: PlanListProps) {
  const [q, setQ] = useState('');
  const sought = q.trim().toLowerCase();
  const found = plans.filter(({ name, ssid }) => `${ssid}\n${name}`.toLowerCase().includes(sought));
  const failed = plans.filter((plan) => standOf(plan).kind === 'danger').length;
  return (
    <>
      <Pad>
        <SearchInput aria-label={text.search} placeholder={text.search} value={q} onChange={setQ} />
      </Pad>
      <Plans>
        {found.map((plan) => (
          <li key={plan.id}>
            <PlanButton type="button" aria-current={plan.id === chosen} onClick={() => onChoose(plan.id)}>
              <PlanLines plan={plan} now={now} />
            </PlanButton>
          </li>
        ))}
      </Plans>
      <Pad>{found.length > 0 ? text.summary(plans.length, failed) : text.noMatch}</Pad>
    </>
  );
}

function PlanLines({ plan, now }: { plan: PasswordPlan; now: number }) {
  const { name, ssid, next_at, last, repeat } = plan;
  const { kind, words } = standOf(plan);
  const left = next_at ? countdown(Date.parse(next_at) - now) : waitsFor(plan);
  return (
    <>
      <span>{ssid}</span>
      <span>{kind === 'danger' ? <Urgent>{words}</Urgent> : left}</span>
      <small>
        <Shape>
          <Status kind={kind}>
            <VisuallyHidden>{words}</VisuallyHidden>
          </Status>
          {name}
        </Shape>
      </small>
      <small>
        {next_at
          ? text.changesAt(momentWords(next_at, now))
          : repeat !== 'manual' || !last
            ? ''
            : momentWords(last.at, now)}
      </small>
    </>
  );
}
