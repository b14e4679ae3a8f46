import { useRead } from '../../../src/api';
import { sdwanDetail, sdwanNetworks } from '../../../src/api/contract/sdwan';
import { sdwanRules } from '../../../src/api/contract/sdwan-rule';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { useLeave } from '../../../src/ui/form';
import { Card } from '../../../src/ui/pane';
import { Select } from '../../../src/ui/select';
import { Skeleton } from '../../../src/ui/skeleton';
import { RuleEditor } from './rule-editor';
import type { sdwanRulesContract } from './sdwan-rules.contract';
import { Inset, Picker } from './sdwan-rules.styles';
import { sdwanRulesText as text } from './sdwan-rules.text';

/** Rules of one kind of a network: in order, drafted, then saved and sent together. */
export function SdwanRules({ kind = 'link', network = '', manage = false }: PropsOf<typeof sdwanRulesContract>) {
  const place = usePlace();
  const leave = useLeave();
  const networks = useRead(sdwanNetworks, { service: 'sdwan', per_page: 200 });
  const list = networks.data?.list ?? [];
  const first = list.find(({ state }) => state !== 'expired') ?? list[0];
  const id = network || place.query.id || first?.id || '';
  const rules = useRead(sdwanRules, id ? { id, kind } : null);
  const detail = useRead(sdwanDetail, id ? { id } : null);
  const error = networks.error ?? rules.error ?? detail.error;
  const retry = () => Promise.all([networks.refresh(), rules.refresh(), detail.refresh()]);
  const picker = !network && networks.data && networks.data.list.length > 0 && (
    <Picker>
      {text.network}
      <Select
        size="sm"
        value={id}
        options={networks.data.list.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(value) => leave(() => place.setQuery({ id: value }))}
      />
    </Picker>
  );
  const body = () => {
    if (!id && networks.data) {
      return (
        <Empty
          kind="nothing"
          title={text.noNetworks}
          reason={text.noNetworksReason}
          action={manage && <Button onClick={() => place.go({ name: 'sdwan.create' })}>{text.create}</Button>}
        />
      );
    }
    if (error && !(rules.data && detail.data)) return <Failed error={error} onRetry={retry} />;
    if (!rules.data || !detail.data) return <Skeleton rows={6} />;
    return (
      <RuleEditor
        key={`${id} ${kind}`}
        kind={kind}
        network={detail.data}
        rev={rules.data.rev}
        saved={rules.data.list}
        manage={manage}
      />
    );
  };
  return (
    <Card $flush part="panel">
      {picker && <Inset>{picker}</Inset>}
      {body()}
    </Card>
  );
}
