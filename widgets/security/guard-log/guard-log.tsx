import { perLanguage } from '../../../src/text/words';
import { useMemo } from 'react';
import { useRead, useWrite, type InputOf } from '../../../src/api';
import { guardDomainAdd, guardEvents, type SecurityEvent } from '../../../src/api/contract/guard';
import {
  decoyKinds,
  dnsClasses,
  threatKinds,
  type DomainList,
  type SecurityService,
} from '../../../src/domain/security';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { securityClassName } from '../../../src/text/security.text';
import { useAct } from '../../../src/ui/act';
import { IconButton } from '../../../src/ui/button';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { Failed } from '../../../src/ui/failed';
import { PolicyHead, securityReads, useSecurityPolicy } from '../shared';
import { X } from '../../../src/ui/icon';
import { PaneNote } from '../../../src/ui/pane';
import { Awaited, Below } from '../../../src/ui/skeleton';
import { DataTable, type Filter, type RowAction } from '../../../src/ui/table';
import { Stack } from '../../../src/ui/stack';
import { columnsOf } from './event-columns';
import type { guardLogContract } from './guard-log.contract';
import { Chip } from './guard-log.styles';
import { guardLogText as text } from './guard-log.text';

/** Milliseconds between two looks at the server. */
const every = 30_000;

/** What a service intercepted, newest first. */
export function GuardLog(props: PropsOf<typeof guardLogContract>) {
  const { service: given = 'domain_parsing', gwid: id = '', classification = '', free = false, manage = false } = props;
  const service = given as SecurityService;
  const gwid = id === 'all' ? '' : id;
  const fixed = classification === 'all' ? '' : classification;
  const { query } = usePlace();
  const days = useDays();
  const source = query.source ?? '';
  const input = useMemo(
    () => ({
      service,
      ...(gwid && { gwid }),
      ...(fixed && { class: fixed }),
      ...(source && { source }),
      ...days.span,
    }),
    [service, gwid, fixed, source, days.span],
  );
  const policy = useSecurityPolicy(service, gwid);
  const mark = useMarks();
  if (policy.error && !policy.data) return <Failed error={policy.error} onRetry={() => void policy.refresh()} />;
  const canMark = manage && service === 'domain_parsing';
  return (
    <Stack $gap={12} part="panel">
      {policy.loading && service === 'domain_parsing' && <Awaited />}
      {policy.data && service === 'domain_parsing' && (
        <PolicyHead service={service} policy={policy.data} view="log" free={free} />
      )}
      <Below>
        <DataTable<SecurityEvent>
          key={`${service} ${gwid} ${fixed} ${source}`}
          label={text.heading[service]}
          endpoint={guardEvents}
          input={input}
          columns={columnsOf(service, gwid !== '')}
          cacheKey={`guard.log.${service}`}
          rowName={nameOf}
          search={text.search[service]}
          {...(!fixed && { filters: filters()[service] })}
          {...(canMark && { actions: (row: SecurityEvent) => actionsOf(row, mark) })}
          actionsWidth={112}
          tall
          every={every}
          narrowing={{ ...days.chosen, source }}
          toolbarStart={
            <>
              <DayRange days={days} />
              <SourceChip source={source} />
            </>
          }
          sums={<Sum input={input} days={policy.data?.limits.days ?? 0} />}
          exportName={text.heading[service]}
          empty={{ title: text.none, reason: text.noneReason }}
        />
      </Below>
    </Stack>
  );
}

const nameOf = (row: SecurityEvent) => row.target;

/** The one source that the list is narrowed to, and the way back. */
function SourceChip({ source }: { source: string }) {
  const { setQuery } = usePlace();
  if (!source) return null;
  return (
    <Chip>
      {text.anySource(source)}
      <IconButton size="sm" label={text.clear} onClick={() => setQuery({ source: undefined, page: undefined })}>
        <X />
      </IconButton>
    </Chip>
  );
}

/** How often all of it happened: the number that led here. */
function Sum({ input, days }: { input: InputOf<typeof guardEvents>; days: number }) {
  const { query } = usePlace();
  const asked = {
    ...input,
    ...(query.class && { class: query.class }),
    ...(query.q && { q: query.q }),
    per_page: 1,
  };
  const { data } = useRead(guardEvents, asked, { every, keep: true });
  return <PaneNote>{data && text.sum(number(data.times), days)}</PaneNote>;
}

const kinds: Readonly<Record<SecurityService, readonly string[]>> = {
  domain_parsing: [...dnsClasses, 'all'],
  honeypot: decoyKinds,
  firewall_plugin: threatKinds,
};
const filterOf = (service: SecurityService): readonly Filter[] => [
  {
    name: 'class',
    label: text.allClasses,
    options: kinds[service].map((value) => ({ value, label: securityClassName(service, value) })),
  },
];
const filters = perLanguage((): Readonly<Record<SecurityService, readonly Filter[]>> => ({
  domain_parsing: filterOf('domain_parsing'),
  honeypot: filterOf('honeypot'),
  firewall_plugin: filterOf('firewall_plugin'),
}));

type Mark = (event: SecurityEvent, list: DomainList) => Promise<boolean>;

/** Lets the domain of a row through from now on, or never. */
function useMarks(): Mark {
  const { run } = useWrite(guardDomainAdd, securityReads);
  const { act } = useAct();
  return ({ gwid, target }, list) =>
    act(() => run({ gwid, list, domains: [target], move: true }), {
      said: list === 'white' ? text.allowed(target) : text.denied(target),
    });
}

const actionsOf = (row: SecurityEvent, mark: Mark): readonly RowAction[] => [
  ...(row.list === 'white' ? [] : [{ key: 'white', label: text.allow, onSelect: () => void mark(row, 'white') }]),
  ...(row.list === 'black' ? [] : [{ key: 'black', label: text.deny, onSelect: () => void mark(row, 'black') }]),
];
