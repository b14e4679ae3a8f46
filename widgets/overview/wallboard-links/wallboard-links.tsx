import { useState } from 'react';
import { styled } from 'styled-components';
import type { WallboardLink } from '../../../src/api/contract/wallboard';
import type { PropsOf } from '../../../src/element/contract';
import { date, relative } from '../../../src/format';
import { cardText } from '../../../src/text/cards.text';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { LinkForm } from './link-form';
import { NewLink } from './new-link';
import type { wallboardLinksContract } from './wallboard-links.contract';
import { useLinks, useRevoke } from './wallboard-links.data';
import { wallboardLinksText as text } from './wallboard-links.text';

/** Links under which screens show the overview without a session. */
export function WallboardLinks(_: PropsOf<typeof wallboardLinksContract>) {
  const { data, error, loading, refresh } = useLinks();
  const [adding, setAdding] = useState(false);
  const [key, setKey] = useState<string>();
  const revoke = useEnding();
  return (
    <div part="panel">
      <Intro>{text.intro}</Intro>
      <DataTable<WallboardLink>
        label={text.heading}
        cacheKey="wallboard.links"
        exportName={text.heading}
        columns={shape()}
        rows={data?.list ?? []}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        prefix="wallboards."
        add={{ label: text.add, onSelect: () => setAdding(true) }}
        actionsWidth={64}
        actions={(row) =>
          stateOf(row) === 'active'
            ? [{ key: 'revoke', label: text.revoke, danger: true, onSelect: () => void revoke(row) }]
            : []
        }
        empty={{ title: text.none, reason: text.noneReason }}
      />
      {adding && <LinkForm onClose={() => setAdding(false)} onKey={setKey} />}
      {key && <NewLink boardKey={key} onClose={() => setKey(undefined)} />}
    </div>
  );
}

/** Revoking, after a question: screens go dark at once. */
function useEnding() {
  const { act } = useAct();
  const { run } = useRevoke();
  return ({ id, name }: WallboardLink) =>
    act(() => run({ id }), {
      confirm: { body: text.revokeBody(name), detail: text.revokeDetail, danger: true },
      said: text.revoked,
    });
}

function stateOf({ revoked_at, expires_at }: WallboardLink): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked';
  return expires_at && Date.parse(expires_at) <= Date.now() ? 'expired' : 'active';
}

const shape = perLanguage(() =>
  columns<WallboardLink>([
    { key: 'name', title: text.name, width: 130, grow: 1, strong: true },
    {
      key: 'state',
      title: text.state,
      width: 84,
      text: (row) => text.states[stateOf(row)],
      render: (row) => <Status kind={stateOf(row) === 'active' ? 'online' : 'off'}>{text.states[stateOf(row)]}</Status>,
    },
    {
      key: 'cards',
      title: text.cards,
      width: 84,
      text: (row) => row.cards.map((card) => cardText[card]).join('、'),
      render: (row) => (
        <span title={row.cards.map((card) => cardText[card]).join('、')}>{text.count(row.cards.length)}</span>
      ),
    },
    {
      key: 'expires_at',
      title: text.expires,
      width: 104,
      text: (row) => (row.expires_at ? date(row.expires_at) : text.never),
    },
    {
      key: 'seen_at',
      title: text.seen,
      width: 112,
      text: (row) => (row.seen_at ? relative(row.seen_at) : text.notSeen),
    },
  ]),
);

const Intro = styled.p`
  margin-bottom: 12px;
  color: ${token('text-2')};
`;
