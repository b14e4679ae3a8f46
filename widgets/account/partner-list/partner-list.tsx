import { useState } from 'react';
import type { Partner } from '../../../src/api/contract/embed';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Dialog } from '../../../src/ui/dialog';
import { SectionHead } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { Stack } from '../../../src/ui/stack';
import { perLanguage } from '../../../src/text/words';
import { betweenText } from '../../../src/text/between.text';
import { GrantList } from './grant-list';
import { PartnerForm } from './partner-form';
import type { partnerListContract } from './partner-list.contract';
import { usePartners, useRevoke } from './partner-list.data';
import { Secret } from './partner-list.styles';
import { scopeNames } from '../shared/scopes/scopes.text';
import { partnerListText as text } from './partner-list.text';
import { PartnerUse } from './partner-use';
import { RotateDialog } from './rotate-dialog';
import { TestDialog } from './test-dialog';
import { ThemeDialog } from './theme-dialog';

type Editing = { partner?: Partner };

/** Sites that embed widgets, with their secrets, origins and scopes. */
export function PartnerList(_: PropsOf<typeof partnerListContract>) {
  const { data, error, loading, refresh } = usePartners();
  const [editing, setEditing] = useState<Editing>();
  const [secret, setSecret] = useState<string>();
  const [testing, setTesting] = useState<Partner>();
  const [rotating, setRotating] = useState<Partner>();
  const [dressing, setDressing] = useState<Partner>();
  const revoke = useEnding();
  return (
    <Stack part="panel">
      <section>
        <SectionHead title={text.heading} />
        <DataTable<Partner>
          label={text.heading}
          cacheKey="account.partners"
          exportName={text.heading}
          columns={shape()}
          rows={data?.list ?? []}
          loading={loading}
          error={error}
          onRefresh={() => void refresh()}
          prefix="partners"
          actionsWidth={156}
          add={{ label: text.add, onSelect: () => setEditing({}) }}
          actions={(row) =>
            row.revoked_at
              ? []
              : [
                  { key: 'edit', label: text.edit, onSelect: () => setEditing({ partner: row }) },
                  { key: 'theme', label: text.theme, onSelect: () => setDressing(row) },
                  { key: 'test', label: text.test, onSelect: () => setTesting(row) },
                  { key: 'rotate', label: text.rotate, onSelect: () => setRotating(row) },
                  { key: 'revoke', label: text.revoke, danger: true, onSelect: () => void revoke(row) },
                ]
          }
          expand={(row) => <PartnerUse partner={row} />}
          empty={{ title: text.none, reason: text.noneReason }}
        />
      </section>
      <GrantList />
      {editing && <PartnerForm partner={editing.partner} onClose={() => setEditing(undefined)} onSecret={setSecret} />}
      {dressing && <ThemeDialog partner={dressing} onClose={() => setDressing(undefined)} />}
      {testing && <TestDialog partner={testing} onClose={() => setTesting(undefined)} />}
      {rotating && <RotateDialog partner={rotating} onClose={() => setRotating(undefined)} onSecret={setSecret} />}
      {secret && (
        <Dialog
          open
          title={text.secretTitle}
          onClose={() => setSecret(undefined)}
          footer={
            <Button variant="primary" onClick={() => setSecret(undefined)}>
              {text.close}
            </Button>
          }
        >
          <p>{text.secretBody}</p>
          <Secret>
            <code>{secret}</code>
            <CopyButton text={secret} />
          </Secret>
        </Dialog>
      )}
    </Stack>
  );
}

/** Ends a partner, after a question. */
function useEnding() {
  const { act } = useAct();
  const { run } = useRevoke();
  return ({ id, name }: Partner) =>
    act(() => run({ id }), {
      confirm: { body: text.revokeBody(name), detail: text.revokeDetail, danger: true },
      said: text.revokedDone,
    });
}

const shape = perLanguage(() =>
  columns<Partner>([
    { key: 'name', title: text.name, width: 140, strong: true, grow: 1 },
    {
      key: 'state',
      title: text.state,
      width: 90,
      render: (row) => (
        <Status kind={row.revoked_at ? 'off' : 'online'}>{row.revoked_at ? text.revoked : text.active}</Status>
      ),
    },
    { key: 'origins', title: text.origins, width: 240, mono: true, grow: 2, text: (row) => row.origins.join(' ') },
    {
      key: 'scopes',
      title: text.scopes,
      width: 220,
      priority: 2,
      grow: 1,
      text: (row) => row.scopes.map((scope) => scopeNames[scope]).join(betweenText.names),
    },
    { key: 'secret', title: text.secret, width: 80, mono: true, text: (row) => text.secretHint(row.secret_hint) },
    { key: 'rotated_at', title: text.rotated, width: 160, priority: 3, at: (row) => row.rotated_at },
    {
      key: 'use',
      title: text.use,
      width: 130,
      align: 'right',
      text: (row) => number(row.tokens) + (row.refused ? ` · ${text.refused(row.refused)}` : ''),
    },
  ]),
);
