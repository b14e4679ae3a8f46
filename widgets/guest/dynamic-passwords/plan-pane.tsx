import { useState, type ReactNode } from 'react';
import type { PasswordPlan } from '../../../src/api/contract/wifi-password';
import { useAct } from '../../../src/ui/act';
import { Button, IconButton } from '../../../src/ui/button';
import { Ellipsis, Pencil, RefreshCw } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Menu } from '../../../src/ui/menu';
import { Status } from '../../../src/ui/status';
import { betweenText } from '../../../src/text/between.text';
import { useRemove, useSwitch } from './dynamic-passwords.data';
import { countdown, lineOf, momentWords, outcomeOf, waitsFor, whenOf } from './dynamic-passwords.model';
import { Axis, Bar, Buttons, Facts, Mark, Now, Part, Reason, TimeLine, Top } from './dynamic-passwords.styles';
import { dynamicPasswordsText as text } from './dynamic-passwords.text';
import { History } from './history';

const RunDialog = lazy(() => import('./run-dialog').then((m) => m.RunDialog));

interface PlanPaneProps {
  plan: PasswordPlan;
  /** Milliseconds since 1970. */
  now: number;
  manage: boolean;
  onEdit: () => void;
}

/** One plan: the time that is left, what it says, and what it did. */
export function PlanPane({ plan, now, manage, onEdit }: PlanPaneProps) {
  const [running, setRunning] = useState(false);
  const { ssid, next_at } = plan;
  return (
    <>
      <Part>
        <Top>
          <p>
            {next_at ? text.toNext(ssid) : ssid}
            <b>{next_at ? countdown(Date.parse(next_at) - now) : waitsFor(plan)}</b>
          </p>
          {manage && (
            <Buttons>
              <Button icon={<RefreshCw />} onClick={() => setRunning(true)}>
                {text.runNow}
              </Button>
              <Button icon={<Pencil />} onClick={onEdit}>
                {text.edit}
              </Button>
              <More plan={plan} />
            </Buttons>
          )}
        </Top>
        <Passwords plan={plan} now={now} />
      </Part>
      <Part>
        <PlanFacts plan={plan} now={now} />
      </Part>
      <History plan={plan} now={now} manage={manage} />
      <Suspense>{running && <RunDialog plan={plan} onClose={() => setRunning(false)} />}</Suspense>
    </>
  );
}

function More({ plan: { id, name, enabled } }: { plan: PasswordPlan }) {
  const { act } = useAct();
  const { run: turn } = useSwitch();
  const { run: remove } = useRemove();
  const toggle = () =>
    act(() => turn({ ids: [id], enabled: !enabled }), {
      confirm: enabled && { body: text.pauseAsk(name), detail: text.pauseDetail, confirm: text.pause },
      said: enabled ? text.paused : text.resumed,
    });
  const drop = () =>
    act(() => remove({ ids: [id] }), {
      confirm: { body: text.removeAsk(name), detail: text.removeDetail, confirm: text.remove, danger: true },
      said: text.removed,
    });
  return (
    <Menu
      label={text.more}
      trigger={
        <IconButton label={text.more}>
          <Ellipsis />
        </IconButton>
      }
      items={[
        { key: 'switch', label: enabled ? text.pause : text.resume, onSelect: () => void toggle() },
        { key: 'remove', label: text.remove, danger: true, divided: true, onSelect: () => void drop() },
      ]}
    />
  );
}

/** The password in force and the next one, on a line of time. */
function Passwords({ plan, now }: { plan: PasswordPlan; now: number }) {
  const line = lineOf(plan, now);
  if (!line) return null;
  const { from, next, to, at } = line;
  const current = plan.last !== null;
  const words = [
    current && `${text.current} ${text.span(momentWords(from, now), momentWords(next, now))}`,
    `${text.nextOne} ${text.span(momentWords(next, now), momentWords(to, now))}`,
  ];
  const place = (percent: number) => ({ left: `${percent}%`, transform: `translateX(-${percent}%)` });
  return (
    <TimeLine
      role="img"
      aria-label={`${text.line}${betweenText.told}${words.filter(Boolean).join(betweenText.sentences)}`}
    >
      {current && <Bar style={{ left: 0, width: `${at(next)}%` }}>{text.current}</Bar>}
      <Bar $next style={{ left: `${at(next)}%`, right: 0 }}>
        {text.nextOne}
      </Bar>
      <Axis />
      <Now style={{ left: `${at(now)}%` }} />
      <Mark style={place(at(now))}>{text.now(momentWords(now, now))}</Mark>
      {[from, next, to].map((moment) => (
        <Mark key={moment} $low style={place(at(moment))}>
          {momentWords(moment, now)}
        </Mark>
      ))}
    </TimeLine>
  );
}

function PlanFacts({ plan, now }: { plan: PasswordPlan; now: number }) {
  const { target, target_names, shape, size, channel_names, skip_holidays, repeat, starts_on, last } = plan;
  const facts: readonly [string, ReactNode][] = [
    [text.facts.when, whenOf(plan)],
    [text.facts.shape, text.shapeOf[shape](size)],
    [text.facts.where, `${text.targets[target]} ${target_names.join(betweenText.names)}`],
    [
      text.facts.last,
      last ? (
        <>
          <Status kind={outcomeOf(last).kind}>{momentWords(last.at, now)}</Status>
          <Reason>{text.reached(last.success, last.total)}</Reason>
        </>
      ) : (
        text.stands.none
      ),
    ],
    [text.facts.starts, starts_on],
    [text.facts.offline, text.offlineUntil],
    [text.facts.told, channel_names.join(betweenText.names) || text.toldNobody],
    ...(repeat === 'manual'
      ? []
      : [[text.facts.holidays, skip_holidays ? text.holidaysOff : text.holidaysOn] as [string, ReactNode]]),
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
