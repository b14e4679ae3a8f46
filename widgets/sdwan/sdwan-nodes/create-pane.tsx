import { useState } from 'react';
import { useRead, useWrite } from '../../../src/api';
import { sdwanCandidates } from '../../../src/api/contract/sdwan';
import { sdwanNodeSave } from '../../../src/api/contract/sdwan-node';
import { ComboboxField, Form, FormActions, SubmitButton } from '../../../src/ui/form';
import { Failed } from '../../../src/ui/failed';
import { Note } from '../../../src/ui/note';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { useToast } from '../../../src/ui/toast';
import { inputOf, NodeFields, type NodeValues } from './node-fields';
import { Narrow } from './sdwan-nodes.styles';
import { sdwanNodesText as text } from './sdwan-nodes.text';

/** Gateways that a list of choices shows at once; the others are found by typing. */
const shown = 100;

/** Prepares a gateway. After that the form is empty again for the next one. */
export function CreatePane() {
  const [made, setMade] = useState(0);
  const [q, setQ] = useState('');
  const { run } = useWrite(sdwanNodeSave, ['/api/v3/sdwan/']);
  const { data, error, refresh } = useRead(
    sdwanCandidates,
    { state: 'ready', per_page: shown, ...(q && { q }) },
    { keep: true },
  );
  const toast = useToast();
  const free = data?.list ?? [];
  const submit = async (values: NodeValues) => {
    const input = inputOf(values);
    await run({ gwid: values.gwid ?? '', fresh: true, ...input });
    toast.success(text.created(input.name));
    setMade(made + 1);
  };
  return (
    <PaneBox aria-label={text.create}>
      <PaneHead title={text.create} />
      <Narrow>
        <Note>{text.intro}</Note>
        {error && !data && <Failed error={error} onRetry={() => void refresh()} />}
        {data && !q && free.length === 0 && <Note tone="warning">{text.noGateways}</Note>}
        <Form<NodeValues> key={made} label={text.create} initial={{ position: '1', bandwidth: 10 }} onSubmit={submit}>
          <ComboboxField
            name="gwid"
            label={text.gateway}
            required
            help={text.gatewayHelp}
            onSearch={setQ}
            options={free.map(({ gwid, remark }) => ({ value: gwid, label: remark || gwid }))}
          />
          <NodeFields />
          <FormActions>
            <SubmitButton>{text.create}</SubmitButton>
          </FormActions>
        </Form>
      </Narrow>
    </PaneBox>
  );
}
