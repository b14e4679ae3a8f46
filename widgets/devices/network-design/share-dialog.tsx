import { useState } from 'react';
import { styled } from 'styled-components';
import type { DesignLink } from '../../../src/api/contract/design-link';
import { designHash, designLinkDays } from '../../../src/domain/design/share';
import { date, relative } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { NewLinkDialog } from '../../../src/ui/new-link';
import { Select } from '../../../src/ui/select';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { useLinks, useShare, useUnshare } from './network-design.data';
import { shareText as text } from './share.text';

type Days = (typeof designLinkDays)[number];

/** Links under which a design is read without a session: made, listed, revoked. */
export function ShareDialog({ design, onClose }: { design: string; onClose: () => void }) {
  const { data, error, loading, refresh } = useLinks(design);
  const [days, setDays] = useState<Days>(30);
  const [key, setKey] = useState<string>();
  const { act, busy } = useAct();
  const { run: share } = useShare();
  const { run: unshare } = useUnshare();
  const make = () => act(() => share({ design, days }), { then: ({ data: made }) => setKey(made.key) });
  const revoke = ({ id, created_at }: DesignLink) =>
    act(() => unshare({ id }), {
      confirm: { body: text.revokeBody(date(created_at)), detail: text.revokeDetail, danger: true },
      said: text.revoked,
    });
  const page = usePlace().href({ name: 'design_show' }) ?? '/design_show';
  if (key)
    return (
      <NewLinkDialog
        title={text.madeTitle}
        address={new URL(page + designHash(key), location.href).href}
        body={text.madeBody}
        warning={text.madeWarning}
        open={text.open}
        onClose={() => setKey(undefined)}
      />
    );
  return (
    <Dialog open title={text.title} width={640} onClose={onClose}>
      <p>{text.intro}</p>
      <Making>
        <Select
          aria-label={text.days}
          value={String(days)}
          onChange={(to) => setDays(designLinkDays.find((one) => String(one) === to) ?? 0)}
          options={designLinkDays.map((one) => ({ value: String(one), label: text.dayNames[one] }))}
        />
        <Button variant="primary" busy={busy} onClick={() => void make()}>
          {text.add}
        </Button>
      </Making>
      <DataTable<DesignLink>
        label={text.title}
        cacheKey="design.links"
        exportName={text.title}
        columns={shape()}
        rows={data?.list ?? []}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        prefix="links."
        actionsWidth={64}
        actions={(row) =>
          stateOf(row) === 'active'
            ? [{ key: 'revoke', label: text.revoke, danger: true, onSelect: () => void revoke(row) }]
            : []
        }
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </Dialog>
  );
}

function stateOf({ revoked_at, expires_at }: DesignLink): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked';
  return expires_at && Date.parse(expires_at) <= Date.now() ? 'expired' : 'active';
}

const shape = perLanguage(() =>
  columns<DesignLink>([
    { key: 'created_at', title: text.madeAt, width: 112, grow: 1, strong: true, text: (row) => date(row.created_at) },
    {
      key: 'state',
      title: text.state,
      width: 84,
      text: (row) => text.states[stateOf(row)],
      render: (row) => <Status kind={stateOf(row) === 'active' ? 'online' : 'off'}>{text.states[stateOf(row)]}</Status>,
    },
    {
      key: 'expires_at',
      title: text.expires,
      width: 112,
      text: (row) => (row.expires_at ? date(row.expires_at) : text.dayNames[0]),
    },
    {
      key: 'seen_at',
      title: text.seen,
      width: 112,
      text: (row) => (row.seen_at ? relative(row.seen_at) : text.notSeen),
    },
  ]),
);

const Making = styled.div`
  display: flex;
  gap: 8px;
  margin: 12px 0;
  color: ${token('text-2')};
`;
