import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { grants } from '../../../src/api/contract/embed';
import { useAct } from '../../../src/ui/act';
import { FormDialog } from '../../../src/ui/form-dialog';
import { TextField } from '../../../src/ui/form';
import { SectionHead } from '../../../src/ui/pane';
import { columns, DataTable } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { perLanguage } from '../../../src/text/words';
import { betweenText } from '../../../src/text/between.text';
import { useGrantCreate, useGrantRemove, useGrants } from './partner-list.data';
import { scopeNames } from '../shared/scopes/scopes.text';
import { partnerListText as text } from './partner-list.text';

type Grant = DataOf<typeof grants>['list'][number];

/** Partners of other accounts that this account lets act for it. */
export function GrantList() {
  const { data, error, loading, refresh } = useGrants();
  const [adding, setAdding] = useState(false);
  const create = useGrantCreate();
  const remove = useGrantRemove();
  const { act } = useAct();
  const toast = useToast();
  const submit = async ({ partner_id }: { partner_id: string }) => {
    await create.run({ partner_id: partner_id.trim() });
    toast.success(text.granted);
    setAdding(false);
  };
  const more = ({ partner_id, name, scopes, beyond = [] }: Grant) =>
    act(() => create.run({ partner_id, scopes: [...scopes, ...beyond] }), {
      confirm: { body: text.grantMoreBody(name), detail: namesOf(beyond) },
      said: text.granted,
    });
  const take = ({ partner_id, name }: Grant) =>
    act(() => remove.run({ partner_id }), {
      confirm: { body: text.takeBody(name), detail: text.takeDetail, danger: true },
      said: text.taken,
    });
  return (
    <section>
      <SectionHead title={text.grantsHeading} />
      <DataTable<Grant>
        label={text.grantsHeading}
        cacheKey="account.grants"
        exportName={text.grantsHeading}
        columns={shape()}
        rows={data?.list ?? []}
        rowKey={(row) => `${row.partner_id} ${row.origin ?? ''}`}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        prefix="grants"
        add={{ label: text.grant, onSelect: () => setAdding(true) }}
        actions={(row) => [
          ...(row.beyond?.length ? [{ key: 'more', label: text.grantMore, onSelect: () => void more(row) }] : []),
          { key: 'take', label: text.take, danger: true, onSelect: () => void take(row) },
        ]}
        empty={{ title: text.noGrants, reason: text.noGrantsReason }}
      />
      {adding && (
        <FormDialog
          title={text.grant}
          ok={text.grantOk}
          initial={{ partner_id: '' }}
          onClose={() => setAdding(false)}
          onSubmit={submit}
        >
          <TextField name="partner_id" label={text.id} required maxLength={64} help={text.grantHelp} />
        </FormDialog>
      )}
    </section>
  );
}

const namesOf = (scopes: Grant['scopes']): string => scopes.map((scope) => scopeNames[scope]).join(betweenText.names);

const shape = perLanguage(() =>
  columns<Grant>([
    { key: 'name', title: text.name, width: 160, strong: true, grow: 1 },
    { key: 'partner_id', title: text.id, width: 200, mono: true, priority: 2 },
    { key: 'origin', title: text.origins, width: 160, grow: 1, text: (row) => row.origin ?? text.allSites },
    {
      key: 'scopes',
      title: text.scopes,
      width: 260,
      grow: 2,
      text: (row) => namesOf(row.scopes),
    },
    { key: 'created_at', title: text.grantedAt, width: 160, priority: 3, at: (row) => row.created_at },
  ]),
);
