import { perLanguage } from '../../../src/text/words';
import { useMemo, useState } from 'react';
import { useWrite } from '../../../src/api';
import { guardDomainRemove, guardDomains, type SecurityDomain } from '../../../src/api/contract/guard';
import { dnsClasses, type DomainList as List } from '../../../src/domain/security';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, number, time } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { dnsClassText, securityText } from '../../../src/text/security.text';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { X } from '../../../src/ui/icon';
import { PolicyHead, securityReads, NeedsPackage, useSecurityPolicy } from '../shared';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PaneNote } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { columns, DataTable, type Filter } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { Stack } from '../../../src/ui/stack';
import type { domainListContract } from './domain-list.contract';
import { domainListText as text } from './domain-list.text';

// Pasting is rarer than looking.
const AddDialog = lazy(() => import('./add-dialog').then((m) => m.AddDialog));

/** A list of domains of a gateway, with the hits of each. */
export function DomainList(props: PropsOf<typeof domainListContract>) {
  const { gwid = '', list: given = 'black', classification = '', free = false } = props;
  const list = given as List;
  const place = usePlace();
  const fixed = classification === 'all' ? '' : classification;
  const { data, error, refresh } = useSecurityPolicy('domain_parsing', gwid);
  const remove = useWrite(guardDomainRemove, securityReads);
  const [adding, setAdding] = useState(false);
  const input = useMemo(() => ({ gwid, list, ...(fixed && { class: fixed }) }), [gwid, list, fixed]);
  if (!gwid) {
    const title = securityText.needs(securityText.services.domain_parsing);
    return <Empty kind="nothing" title={title} reason={securityText.needsReason} />;
  }
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={8} />;
  const usable = data.plan !== null && data.plan.state !== 'expired';
  const { black, white } = data.lists;
  return (
    <Stack $gap={12} part="panel">
      <PolicyHead service="domain_parsing" policy={data} view={list} free={free} />
      {!usable && <NeedsPackage service="domain_parsing" plan={data.plan} />}
      {(usable || data.lists[list] > 0) && (
        <DataTable<SecurityDomain>
          key={`${gwid} ${list} ${fixed}`}
          label={text.names[list]}
          endpoint={guardDomains}
          input={input}
          columns={domainColumns()}
          cacheKey="guard.domains"
          rowName={({ domain }) => domain}
          search={text.search}
          {...(fixed
            ? {
                toolbarStart: (
                  <Button icon={<X />} title={text.allClasses} onClick={() => place.go(everyClass(gwid, list))}>
                    {text.onlyClass(dnsClassText[fixed as 'malware'])}
                  </Button>
                ),
              }
            : { filters: filters() })}
          sort={newest}
          remove={(row) => remove.run({ gwid, ids: [row.id] })}
          removeMany={(ids) => remove.run({ gwid, ids })}
          removeDetail={text.removeDetail}
          removeInToolbar
          {...(usable && { add: { label: text.add, onSelect: () => setAdding(true) } })}
          sums={
            <PaneNote>
              {usable
                ? text.used(number(black + white), number(data.limits.domains))
                : text.kept(number(black + white))}
            </PaneNote>
          }
          exportName={text.names[list]}
          empty={{
            title: fixed ? text.noneOfClass(dnsClassText[fixed as 'malware']) : text.none[list],
            reason: text.noneReason[list],
          }}
        />
      )}
      {adding && (
        <Suspense>
          <AddDialog
            gwid={gwid}
            list={list}
            classes={data.limits.classes}
            free={data.limits.domains - black - white}
            most={data.limits.domains}
            start={fixed || 'all'}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The same list of all classes. */
const everyClass = (gwid: string, list: List) => ({
  name: list === 'black' ? 'domain_parsing.blacklist' : 'domain_parsing.whitelist',
  params: { gwid, classification: 'all' },
});

const newest = { key: 'created_at', desc: true };

const classNames = ['all', ...dnsClasses] as const;
const filters = perLanguage((): readonly Filter[] => [
  {
    name: 'class',
    label: text.allClasses,
    options: classNames.map((value) => ({ value, label: dnsClassText[value] })),
  },
]);

const domainColumns = perLanguage(() =>
  columns<SecurityDomain>([
    {
      key: 'domain',
      title: text.domain,
      width: 240,
      grow: 3,
      fixed: true,
      sortable: true,
      render: (row) => (
        <TwoLines look="ink" title={row.domain} below={row.label && row.domain} mono>
          {row.label || row.domain}
        </TwoLines>
      ),
    },
    {
      key: 'class',
      title: text.class,
      width: 112,
      text: (row) => dnsClassText[row.class as keyof typeof dnsClassText],
    },
    {
      key: 'hits',
      title: text.hits,
      unit: text.times,
      width: 96,
      align: 'right',
      sortable: true,
      text: (row) => number(row.hits),
      exported: (row) => row.hits,
    },
    {
      key: 'last_at',
      title: text.last,
      width: 136,
      sortable: true,
      text: (row) => (row.last_at ? time(row.last_at) : text.never),
      exported: (row) => (row.last_at ? dateTime(row.last_at) : ''),
    },
    {
      key: 'created_at',
      title: text.created,
      width: 136,
      sortable: true,
      priority: 2,
      text: (row) => time(row.created_at),
      exported: (row) => dateTime(row.created_at),
    },
  ]),
);
