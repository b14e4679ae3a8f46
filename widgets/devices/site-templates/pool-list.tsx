import { useState } from 'react';
import { sitePools, type SitePool } from '../../../src/api/contract/site-template';
import { number } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { Simulated } from '../../../src/ui/simulated';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { PoolDialog } from '../shared/site-template';
import { usePoolRemove } from './site-templates.data';
import { Others } from './site-templates.styles';
import { siteTemplatesText as text } from './site-templates.text';

/** Pools of addresses with what is taken of them, and who uses some of it besides. */
export function PoolList({ manage }: { manage: boolean }) {
  const [open, setOpen] = useState<SitePool | 'new'>();
  const { run: remove } = usePoolRemove();
  return (
    <>
      <DataTable<SitePool>
        label={text.views.pools}
        endpoint={sitePools}
        columns={shape()}
        cacheKey="site_pool"
        rowName={({ name }) => name}
        search={text.poolSearch}
        exportName={text.views.pools}
        expand={({ others }) =>
          others.length > 0 && (
            <Others>
              {others.map(({ gwid, remark, simulated, block }) => (
                <li key={`${gwid} ${block}`}>
                  {remark} {simulated && <Simulated />} <code>{block}</code>
                </li>
              ))}
            </Others>
          )
        }
        {...(manage && {
          add: { label: text.poolAdd, onSelect: () => setOpen('new') },
          actions: (row: SitePool) => [{ key: 'edit', label: text.edit, onSelect: () => setOpen(row) }],
          onOpen: (row: SitePool) => setOpen(row),
          remove: ({ id }: SitePool) => remove({ id }),
        })}
        empty={{ title: text.nonePools, reason: text.nonePoolsReason }}
      />
      {open && <PoolDialog pool={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const shape = perLanguage<readonly Column<SitePool>[]>(() =>
  columns<SitePool>([
    { key: 'name', title: text.name, width: 160, grow: 1, strong: true, fixed: true },
    {
      key: 'blocks',
      title: text.poolBlocks,
      width: 220,
      grow: 1,
      mono: true,
      text: ({ blocks }) => blocks.join(', '),
    },
    {
      key: 'taken',
      title: text.poolUsed,
      width: 180,
      text: ({ taken, size }) => text.poolUsedOf(number(taken), number(size)),
    },
    { key: 'sites', title: text.sites, width: 80, align: 'right' },
    {
      key: 'others',
      title: text.poolOthers,
      width: 140,
      text: ({ others }) => (others.length > 0 ? text.poolOthersCount(others.length) : text.poolOthersNone),
      render: ({ others }) => (
        <Status kind={others.length > 0 ? 'warning' : 'online'}>
          {others.length > 0 ? text.poolOthersCount(others.length) : text.poolOthersNone}
        </Status>
      ),
    },
  ]),
);
