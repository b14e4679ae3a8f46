import { useState } from 'react';
import { styled } from 'styled-components';
import type { WallboardLink } from '../../../../src/api/contract/wallboard';
import { date, relative } from '../../../../src/format';
import { cardText } from '../../../../src/text/cards.text';
import { token } from '../../../../src/theme';
import { useAct } from '../../../../src/ui/act';
import { Status } from '../../../../src/ui/status';
import { columns, DataTable } from '../../../../src/ui/table';
import { perLanguage } from '../../../../src/text/words';
import { betweenText } from '../../../../src/text/between.text';
import { LinkForm } from './link-form';
import { NewLink } from './new-link';
import { useLinks, useRevoke } from './board-links.data';
import { boardLinksText as text } from './board-links.text';

/** Links under which screens show the overview or a board without a session; those of one board where it is told. */
export function LinksPanel({ board }: { board: string }) {
  const { data, error, loading, refresh } = useLinks(board);
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
      {adding && <LinkForm board={board} onClose={() => setAdding(false)} onKey={setKey} />}
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

/** What a link shows: a board, or cards. */
const contentOf = ({ board, cards }: WallboardLink): string =>
  board?.name ?? cards.map((card) => cardText[card]).join(betweenText.names);

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
      text: contentOf,
      render: (row) => <span title={contentOf(row)}>{row.board?.name ?? text.count(row.cards.length)}</span>,
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
