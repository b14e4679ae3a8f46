import { useState } from 'react';
import { styled } from 'styled-components';
import { date } from '../../../src/format';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Form, FormActions, SelectField, SubmitButton, TextField } from '../../../src/ui/form';
import { Segmented } from '../../../src/ui/segmented';
import { Simulated } from '../../../src/ui/simulated';
import { useToast } from '../../../src/ui/toast';
import { BindMany } from './bind-many';
import { useBind, useFilterOptions, useKept } from './device-list.data';
import { bindText as text } from './bind.text';
import { longestRemark } from './longest-remark';
import { remarkRule } from './remark';

interface BindValues {
  gwid: string;
  key: string;
  remark?: string;
  group?: string;
}

/** Takes a gateway into the account by what is printed on its label. */
export function BindDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [many, setMany] = useState(false);
  return (
    <Dialog open={open} title={text.bind} onClose={onClose}>
      <Ways>
        <Segmented
          label={text.howMany}
          value={many ? 'many' : 'one'}
          onChange={(value) => setMany(value === 'many')}
          options={[
            { value: 'one', label: text.one },
            { value: 'many', label: text.many },
          ]}
        />
      </Ways>
      {many ? <BindMany onClose={onClose} /> : <BindOne onClose={onClose} />}
      <Kept onBack={onClose} />
    </Dialog>
  );
}

function BindOne({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const binding = useBind();
  const filters = useFilterOptions('gateway');
  const submit = async ({ gwid, key, remark, group }: BindValues) => {
    await binding.run({ gwid, key, ...(remark && { remark }), ...(group && { group }) });
    toast.success(text.bound);
    onClose();
  };
  return (
    <Form<BindValues> label={text.bind} onSubmit={submit}>
      <Help>{text.bindHelp}</Help>
      <TextField name="gwid" label={text.gwid} placeholder={text.gwidExample} required mono maxLength={40} />
      <TextField name="key" label={text.key} required mono maxLength={80} autoComplete="off" />
      <TextField name="remark" label={text.remarkOptional} maxLength={longestRemark} rules={[remarkRule()]} />
      <SelectField
        name="group"
        label={text.groupOptional}
        placeholder={text.noGroup}
        source={filters}
        options={(filters.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <SubmitButton>{text.confirm}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Gateways that were given back lately: they come back as they were, without their key. */
function Kept({ onBack }: { onBack: () => void }) {
  const { act } = useAct();
  const { kept, restore } = useKept();
  if (!kept || kept.total === 0) return null;
  return (
    <KeptList aria-label={text.kept}>
      <h3>{text.kept}</h3>
      <ul>
        {kept.list.map(({ gwid, remark, until, backups, simulated }) => (
          <li key={gwid}>
            <span>
              {remark} {simulated && <Simulated />}
              <small>{text.keptFact(date(until), backups)}</small>
            </span>
            <Button
              size="sm"
              aria-label={`${text.keptRestore} ${remark}`}
              busy={restore.busy}
              onClick={() => void act(() => restore.run({ gwid }), { said: text.keptDone, then: onBack })}
            >
              {text.keptRestore}
            </Button>
          </li>
        ))}
      </ul>
    </KeptList>
  );
}

const KeptList = styled.section`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  padding-top: 12px;
  border-top: 1px solid ${token('border')};
  & > h3 {
    margin: 0;
    font-size: 14px;
    font-weight: 500;
  }
  & > ul {
    display: grid;
    gap: 8px;
    max-height: 200px;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  & li {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

const Ways = styled.div`
  margin-bottom: 16px;
`;

const Help = styled.p`
  margin: 0;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;
