import { useState } from 'react';
import { useRead } from '../../../src/api';
import { devices } from '../../../src/api/contract/device';
import { iso } from '../../../src/domain/time';
import { DateInput, TimeBox } from '../../../src/ui/date-input';
import { Failed } from '../../../src/ui/failed';
import { SearchInput } from '../../../src/ui/input';
import { PaneBox, PaneHead, PaneNote } from '../../../src/ui/pane';
import { Select } from '../../../src/ui/select';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { useAt } from './control-strategies.data';
import { clockAt, momentAt } from './control-strategies.model';
import { Fields, Told } from './control-strategies.styles';
import { controlStrategiesText as text } from './control-strategies.text';

/** A day and a time in China. */
export interface ChosenMoment {
  date: string;
  clock: string;
}

interface SimulationProps {
  moment: ChosenMoment;
  onMoment: (moment: ChosenMoment) => void;
}

/** What would hold for one device at a moment. */
export function Simulation({ moment: { date, clock }, onMoment }: SimulationProps) {
  const [query, setQuery] = useState('');
  const [device, setDevice] = useState('');
  const found = useRead(devices, { per_page: 50, sort: 'remark', ...(query && { q: query }) }, { keep: true });
  const valid = /^([01]\d|2[0-3]):[0-5]\d$/.test(clock);
  const at = useAt(valid ? device : '', iso(momentAt(date, valid ? clock : '00:00')));
  return (
    <PaneBox>
      <PaneHead title={text.simulateAt(text.days[new Date(`${date}T00:00:00Z`).getUTCDay()]!, clock)} />
      <Fields>
        <DateInput aria-label={text.day} value={date} onChange={(next) => next && onMoment({ date: next, clock })} />
        <TimeBox
          aria-label={text.clock}
          aria-invalid={!valid || undefined}
          value={clock}
          onChange={(next) => onMoment({ date, clock: next })}
        />
        <SearchInput aria-label={text.findDevice} placeholder={text.findDevice} value={query} onChange={setQuery} />
        <Select
          aria-label={text.device}
          value={device}
          onChange={setDevice}
          placeholder={text.device}
          options={(found.data?.list ?? []).map(({ id, remark, kind }) => ({
            value: id,
            label: `${remark} · ${text.kinds[kind]}`,
          }))}
        />
      </Fields>
      {!device || !valid ? (
        <PaneNote>{text.chooseDevice}</PaneNote>
      ) : at.data ? (
        <Answer data={at.data} />
      ) : at.error ? (
        <Failed error={at.error} onRetry={at.refresh} />
      ) : (
        <Skeleton />
      )}
    </PaneBox>
  );
}

function Answer({ data: { subject, holding, moments } }: { data: NonNullable<ReturnType<typeof useAt>['data']> }) {
  const off = subject.kind === 'ap';
  const held = off ? text.radioOff : text.inForce(holding.filter(({ able }) => able).length);
  const holds = holding.some(({ able }) => able);
  const free = off ? text.radioFree : text.noneInForce;
  return (
    <>
      <Told aria-label={text.simulate}>
        <li>
          {subject.remark} {subject.simulated && <Simulated />}
          <div>
            <Status kind={holds ? 'off' : 'online'}>{holds ? held : free}</Status>
          </div>
          {holding.map(({ id, name, action, able, from, to }) => (
            <small key={id}>
              {text.actions[action]} {text.by(name, clockAt(from), clockAt(to))}
              {!able && <Status kind="warning">{text.unable}</Status>}
            </small>
          ))}
        </li>
      </Told>
      <PaneHead level={3} title={text.thatDay} />
      {moments.length === 0 && <PaneNote>{text.nothingThatDay}</PaneNote>}
      <Told aria-label={text.thatDay}>
        {moments.map(({ id, at, name, action, edge }) => (
          <li key={`${id} ${at} ${edge}`}>
            {clockAt(at)} {text.edges[action][edge]}
            <small>{name}</small>
          </li>
        ))}
      </Told>
    </>
  );
}
