import type { DataOf } from '../../../src/api';
import { sdwanAccounts, type SdwanAccount } from '../../../src/api/contract/sdwan-account';
import { dialStates } from '../../../src/domain/sdwan-account';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { dialerText } from '../../../src/text/dialer.text';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { DataTable, type Filter } from '../../../src/ui/table';
import { useActions } from './account-actions';
import { accountColumns } from './columns';
import type { sdwanAccountsContract } from './sdwan-accounts.contract';
import { every, useAccountActions, useDepartments, useEntries } from './sdwan-accounts.data';
import { sdwanAccountsText as text } from './sdwan-accounts.text';

/** Accounts that dial into the networks: who may come in, through which gateway, until when, and who is in now. */
export function SdwanAccounts({ manage = false }: PropsOf<typeof sdwanAccountsContract>) {
  const { go, query } = usePlace();
  const { remove } = useAccountActions();
  const { actions, batchActions, dialogs, create } = useActions();
  const { options: departments } = useDepartments();
  const entries = useEntries().data ?? [];
  const networks = new Map(entries.map(({ network_id, network_name }) => [network_id, network_name]));
  const filters: readonly Filter[] = [
    {
      name: 'department',
      label: text.allDepartments,
      options:
        departments.length > 0 ? [...departments, { value: 'none', label: dialerText.noDepartment }] : departments,
      width: 144,
      optional: true,
    },
    {
      name: 'network',
      label: text.allNetworks,
      options: [...networks].map(([value, label]) => ({ value, label })),
      optional: true,
    },
  ];
  // A new account begins in the department that the list is narrowed to.
  const here = departments.find(({ value }) => value === query.department)?.value;
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => create(here)}>
      {text.create}
    </Button>
  );
  return (
    <div part="panel">
      {manage && (
        <PageActions>
          <Button onClick={() => go({ name: 'sdwan.organization' })}>{text.departments}</Button>
          {add}
        </PageActions>
      )}
      <DataTable<SdwanAccount>
        label={text.label}
        endpoint={sdwanAccounts}
        columns={accountColumns()}
        cacheKey="sdwan.accounts"
        rowName={({ username }) => username}
        search={text.search}
        segments={states()}
        filters={filters}
        sort={{ key: 'created_at', desc: true }}
        exportName={text.label}
        every={every}
        tall
        {...(manage && {
          actions,
          actionsWidth: 164,
          batchActions,
          remove: ({ id }: SdwanAccount) => remove.run({ ids: [id] }),
          removeMany: (ids: string[]) => remove.run({ ids }),
          removeDetail: text.removeDetail,
        })}
        empty={{ title: text.none, reason: text.noneReason, ...(manage && { action: add }) }}
      />
      {dialogs}
    </div>
  );
}

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: dialerText.state,
  options: (data) => {
    const counts = (data as DataOf<typeof sdwanAccounts> | undefined)?.counts;
    return (['all', ...dialStates] as const).map((key) => ({
      value: key === 'all' ? '' : key,
      label: dialerText.states[key],
      ...(counts && { count: counts[key] }),
    }));
  },
}));
