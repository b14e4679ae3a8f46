import { useState } from 'react';
import { designs, type Design } from '../../../src/api/contract/design';
import { scenes } from '../../../src/domain/design/scheme';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { To } from '../../../src/ui/link';
import { PageActions } from '../../../src/ui/page';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { useRemove } from './network-design.data';
import { networkDesignText as text } from './network-design.text';

const NewDesign = lazy(() => import('./new-design').then((m) => m.NewDesign));

/** Designs of the account. */
export function DesignList({ manage }: { manage: boolean }) {
  const { go, query } = usePlace();
  const { run: remove } = useRemove();
  const [adding, setAdding] = useState(false);
  const open = (id: string) =>
    go({ name: 'open.design', query: { design: id, ...(query.view && { view: query.view }) } });
  return (
    <>
      {manage && (
        <PageActions>
          <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        </PageActions>
      )}
      <DataTable<Design>
        label={text.title}
        endpoint={designs}
        columns={shape()}
        cacheKey="design"
        rowName={({ name }) => name}
        search={text.search}
        filters={[
          {
            name: 'scene',
            label: text.anyScene,
            options: scenes.map((value) => ({ value, label: text.scenes[value] })),
          },
        ]}
        exportName={text.title}
        onOpen={({ id }) => open(id)}
        {...(manage && {
          remove: ({ id }: Design) => remove({ ids: [id] }),
        })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>{adding && <NewDesign onClose={() => setAdding(false)} onMade={open} />}</Suspense>
    </>
  );
}

const shape = perLanguage<readonly Column<Design>[]>(() =>
  columns<Design>([
    {
      key: 'name',
      title: text.name,
      width: 200,
      grow: 1,
      strong: true,
      fixed: true,
      render: ({ id, name }) => <To to={{ name: 'open.design', query: { design: id } }}>{name}</To>,
    },
    { key: 'scene', title: text.scene, width: 96, text: (row) => text.scenes[row.scene] },
    { key: 'floors', title: text.plans, width: 104, align: 'right' },
    { key: 'aps', title: text.placed, width: 104, align: 'right' },
    { key: 'updated_at', title: text.changedAt, width: 168, at: (row) => row.updated_at },
    { key: 'created_at', title: text.madeAt, width: 168, priority: 2, at: (row) => row.created_at },
  ]),
);
