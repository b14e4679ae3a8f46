import { told } from '../../../src/api/said';
import { clientBlocks, type BlockRow } from '../../../src/api/contract/client';
import { dateTime, time } from '../../../src/format';
import { clientText, useClientCommands } from '../shared';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Filter, type RowAction } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { perLanguage } from '../../../src/text/words';
import { betweenText } from '../../../src/text/between.text';
import { onlineUsersText as text } from './online-users.text';

/** Milliseconds between two looks at the server. */
const every = 15_000;

/** Terminals that are kept out, for how long and why; blocks can be lifted. */
export function Blocked({ gwid }: { gwid: string | undefined }) {
  const commands = useClientCommands();
  const actions = ({ id, name, state }: BlockRow): readonly RowAction[] =>
    state === 'lifted'
      ? []
      : [
          {
            key: 'unblock',
            label: clientText.unblock,
            disabled: state === 'sending' || state === 'lifting',
            onSelect: () => commands.one(clientText.unblock, id, name, commands.unblock),
          },
        ];
  return (
    <DataTable<BlockRow>
      key={gwid ?? ''}
      label={text.blocked}
      endpoint={clientBlocks}
      {...(gwid && { input: { gwid } })}
      columns={blockColumns()}
      cacheKey="client.blocked"
      search={text.searchBlocked}
      segments={lifted()}
      exportName={text.blocked}
      every={every}
      tall
      numbered
      rowName={nameOf}
      actions={actions}
      batchActions={[{ key: 'unblock', label: clientText.unblock, run: commands.unblock }]}
      empty={{ title: text.noBlocked, reason: text.noBlockedReason }}
    />
  );
}

const nameOf = ({ name }: BlockRow) => name;
const lifted = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'lifted',
  label: text.blockState,
  options: [
    { value: '', label: text.inForce },
    { value: 'true', label: text.withLifted },
  ],
}));
const kinds = { sending: 'progress', active: 'off', lifting: 'progress', lifted: 'offline', failed: 'danger' } as const;

const blockColumns = perLanguage(() =>
  columns<BlockRow>([
    {
      key: 'name',
      title: text.name,
      width: 168,
      grow: 2,
      fixed: true,
      render: (row) => (
        <TwoLines title={row.name} below={row.mac} mono>
          {row.name}
        </TwoLines>
      ),
    },
    {
      key: 'state',
      title: text.blockState,
      width: 128,
      grow: 1,
      text: (row) =>
        [clientText.blockStates[row.state], told(row.error, row.error_said)].filter(Boolean).join(betweenText.told),
      render: (row) => (
        <TwoLines look="plain" below={told(row.error, row.error_said)}>
          <Status kind={kinds[row.state]}>{clientText.blockStates[row.state]}</Status>
        </TwoLines>
      ),
    },
    { key: 'gateway_remark', title: text.gateway, width: 152, grow: 1 },
    { key: 'reason', title: text.reason, width: 140, grow: 1, text: (row) => row.reason || undefined },
    {
      key: 'created_at',
      title: text.blockedAt,
      width: 128,
      text: (row) => time(row.created_at),
      exported: (row) => dateTime(row.created_at),
    },
    {
      key: 'expires_at',
      title: text.until,
      width: 128,
      text: (row) => (row.expires_at ? time(row.expires_at) : text.forever),
      exported: (row) => (row.expires_at ? dateTime(row.expires_at) : text.forever),
    },
    { key: 'created_by', title: text.by, width: 140, priority: 2 },
  ]),
);
