import type { DataOf } from '../../../src/api';
import { wifiPeople, type WifiPerson } from '../../../src/api/contract/wifi-person';
import { personStates } from '../../../src/domain/wifi-person';
import type { PropsOf } from '../../../src/element/contract';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Plus, Upload } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { Status } from '../../../src/ui/status';
import { DataTable, type Filter } from '../../../src/ui/table';
import { personListColumns } from './columns';
import { usePeople } from './people-actions';
import type { wifiPeopleContract } from './wifi-people.contract';
import { every, useGateways, usePersonActions } from './wifi-people.data';
import { Panel, Reach } from './wifi-people.styles';
import { wifiPeopleText as text } from './wifi-people.text';

type Gateways = DataOf<typeof wifiPeople>['gateways'];

/** People with a password of their own of one wireless network. */
export const WifiPeople = ({ template, manage = false }: PropsOf<typeof wifiPeopleContract>) =>
  template ? (
    <People template={template} manage={manage} />
  ) : (
    <Empty kind="nothing" title={text.unnamed} reason={text.unnamedReason} />
  );

function People({ template, manage }: { template: string; manage: boolean }) {
  const { remove } = usePersonActions();
  const { actions, batchActions, dialogs, ask } = usePeople(template);
  const gateways = useGateways(template);
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => ask({ what: 'person' })}>
      {text.add}
    </Button>
  );
  return (
    <Panel part="panel">
      {manage && (
        <PageActions>
          <Button icon={<Upload />} onClick={() => ask({ what: 'import' })}>
            {text.import}
          </Button>
          {add}
        </PageActions>
      )}
      {gateways && <Reached {...gateways} />}
      <DataTable<WifiPerson>
        label={text.title}
        endpoint={wifiPeople}
        input={{ template }}
        columns={personListColumns()}
        cacheKey="wifi_people"
        rowName={({ name }) => name}
        search={text.search}
        segments={states()}
        sort={{ key: 'created_at', desc: true }}
        exportName={text.title}
        every={every}
        tall
        {...(manage && {
          onOpen: (row: WifiPerson) => ask({ what: 'person', row }),
          actions,
          actionsWidth: 152,
          batchActions,
          remove: ({ id }: WifiPerson) => remove.run({ ids: [id] }),
          removeMany: (ids: string[]) => remove.run({ ids }),
          removeDetail: text.removeDetail,
        })}
        empty={{ title: text.none, reason: text.noneReason, ...(manage && { action: add }) }}
      />
      {dialogs}
    </Panel>
  );
}

/** How far the newest list has come. */
function Reached({ done, waiting, failed, unable }: Gateways) {
  const all = done + waiting + failed;
  const kind = failed > 0 ? 'danger' : waiting > 0 || all === 0 ? 'progress' : 'online';
  return (
    <Reach role="status">
      <Status kind={kind}>{all === 0 ? text.noGateways : text.gateways(done, all)}</Status>
      {waiting > 0 && <span>{text.waiting(waiting)}</span>}
      {failed > 0 && <span>{text.failed(failed)}</span>}
      {unable > 0 && <span>{text.unable(unable)}</span>}
    </Reach>
  );
}

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof wifiPeople> | undefined)?.counts;
    return (['all', ...personStates] as const).map((key) => ({
      value: key === 'all' ? '' : key,
      label: text.states[key],
      ...(counts && { count: counts[key] }),
    }));
  },
}));
