import type { ReactNode } from 'react';
import type { NeedySite } from '../../../src/api/contract/verdict';
import { number, time } from '../../../src/format';
import { usePlace, type Destination } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { To } from '../../../src/ui/link';
import { Card, PaneHead } from '../../../src/ui/pane';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { Line, Part, Rows, Small, Step } from './need-list.styles';
import { Shape, type ShapeName } from './shape';
import { lasted, reasonOf, type Narrowed, type Verdict } from './site-verdict.model';
import { siteVerdictText as text } from './site-verdict.text';
import { nextStep } from './steps';

interface NeedListProps {
  data: Verdict;
  /** Only what one of the counts counts. */
  narrowed: Narrowed | undefined;
  /** Milliseconds since 1970 for which it is told. */
  now: number;
}

/** What needs somebody, by site: why, since when, whom it hits and the one thing to do next. */
export function NeedList({ data, narrowed, now }: NeedListProps) {
  const { counts, stale } = data;
  const { still } = usePlace();
  const shows = (part: Narrowed) => (narrowed === undefined || narrowed === part) && counts[part] > 0;
  const needing = counts.down + counts.degraded;
  const first = data.down[0] ?? data.degraded[0];
  return (
    <Card $flush aria-label={text.need}>
      <Rows>
        <PaneHead
          title={needing > 0 ? text.need : text.nothing}
          note={needing > 0 ? text.needNote(number(needing)) : counts.upgrade > 0 && text.ahead}
          end={!still && <To to={{ name: 'alarm', query: { state: 'active' } }}>{text.allAlarms}</To>}
        />
        {shows('down') && (
          <Sites
            data={data}
            state="down"
            now={now}
            first={first}
            note={text.downPart(number(counts.down), data.people > 0 ? number(data.people) : '')}
          />
        )}
        {stale > 0 && shows('down') && (
          <Extra
            shape="offline"
            to={{ name: 'networks', query: { health: 'stale', sort: 'last_seen', order: 'asc' } }}
            step={text.look}
          >
            {text.stale(number(stale))}
          </Extra>
        )}
        {shows('degraded') && (
          <Sites
            data={data}
            state="degraded"
            now={now}
            first={first}
            note={text.degradedPart(number(counts.degraded))}
          />
        )}
        {shows('upgrade') && <Upgrades data={data} main={needing === 0} />}
      </Rows>
    </Card>
  );
}

interface SitesProps {
  data: Verdict;
  state: 'down' | 'degraded';
  now: number;
  /** The row whose step is the main one of the page. */
  first: NeedySite | undefined;
  note: string;
}

function Sites({ data, state, now, first, note }: SitesProps) {
  const rows = data[state];
  const shape = state === 'down' ? 'danger' : 'warning';
  const left = data.counts[state] - rows.length - (state === 'down' ? data.stale : 0);
  return (
    <>
      <Part>
        <Shape of={shape} size={10} />
        <To to={{ name: 'networks', query: { health: state } }}>
          <b>{text.states[state]}</b> {note}
        </To>
        <span aria-hidden>{text.columns.since}</span>
        <span aria-hidden>{text.columns.people}</span>
        <span aria-hidden>{text.columns.step}</span>
      </Part>
      <ul>
        {rows.map((row) => (
          <Site key={row.gwid} row={row} shape={shape} now={now} main={row === first} />
        ))}
      </ul>
      {left > 0 && (
        <Line $low>
          <span />
          <To to={{ name: 'networks', query: { health: state } }}>{text.more(number(left), text.states[state])}</To>
        </Line>
      )}
    </>
  );
}

function Site({ row, shape, now, main }: { row: NeedySite; shape: ShapeName; now: number; main: boolean }) {
  const { step, to } = nextStep(row);
  const reason = reasonOf(row);
  return (
    <Line as="li">
      <Shape of={shape} size={12} />
      <div>
        <To to={{ name: 'network', params: { gwid: row.gwid } }} title={row.remark}>
          {row.remark}
        </To>
        <Small>{row.group ?? text.noGroup}</Small>
      </div>
      <div title={reason}>
        {reason ?? text.silent}
        <Small>{basisOf(row)}</Small>
      </div>
      <div>
        <VisuallyHidden>{text.columns.since} </VisuallyHidden>
        <time dateTime={row.since}>{time(row.since, { now }).replace(/^(\d\d:\d\d):\d\d$/, '$1')}</time>
        <Small>{lasted(row.since, now)}</Small>
      </div>
      <div>
        <VisuallyHidden>{text.columns.people} </VisuallyHidden>
        {row.people === null ? '—' : text.people(number(row.people))}
      </div>
      <Next to={to} main={main}>
        {text.steps[step]}
      </Next>
    </Line>
  );
}

/** What else is known of a site: who cares for it, others that went with it, further alarms. */
function basisOf({ state, assignee, together, alarms, people, since, content }: NeedySite): string {
  const parts = [
    assignee && text.taken(assignee),
    together > 0 && text.behind(number(together)),
    state === 'down' && (people ? text.peopleBefore(number(people)) : !content && text.silentReason(time(since))),
    alarms > 1 && text.alarms(number(alarms)),
  ];
  return parts.filter(Boolean).join(' · ');
}

function Upgrades({ data: { upgrades, counts }, main }: { data: Verdict; main: boolean }) {
  const [most] = upgrades;
  if (!most) return null;
  const count = number(counts.upgrade);
  return (
    <Extra
      shape="upgrade"
      to={{ name: 'networks', query: { health: 'upgrade' } }}
      step={text.upgrade}
      main={main}
      note={text.upgradeNote}
    >
      {upgrades.length > 1
        ? text.upgradables(count, most.version, number(upgrades.length))
        : text.upgradable(count, most.version)}
    </Extra>
  );
}

interface ExtraProps {
  shape: ShapeName;
  to: Destination;
  step: string;
  main?: boolean;
  note?: string;
  children: ReactNode;
}

/** A line about many sites at once. */
const Extra = ({ shape, to, step, main = false, note, children }: ExtraProps) => (
  <Line $low>
    <Shape of={shape} size={12} />
    <div>
      <To to={to}>{children}</To> {note && <Small as="span">{note}</Small>}
    </div>
    <Next to={to} main={main}>
      {step}
    </Next>
  </Line>
);

/** The one thing to do next; nothing where nothing leads anywhere. */
function Next({ to, main, children }: { to: Destination; main: boolean; children: ReactNode }) {
  const place = usePlace();
  if (place.still || place.leads?.(to) === false) return <Step />;
  return (
    <Step>
      <Button size="sm" variant={main ? 'primary' : 'default'} onClick={() => place.go(to)}>
        {children}
      </Button>
    </Step>
  );
}
