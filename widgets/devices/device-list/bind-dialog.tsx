import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Form, FormActions, SelectField, SubmitButton, TextField } from '../../../src/ui/form';
import { useToast } from '../../../src/ui/toast';
import { useBind, useFilterOptions } from './device-list.data';
import { deviceListText as text } from './device-list.text';
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
  const toast = useToast();
  const binding = useBind();
  const filters = useFilterOptions('gateway');
  const submit = async ({ gwid, key, remark, group }: BindValues) => {
    await binding.run({ gwid, key, ...(remark && { remark }), ...(group && { group }) });
    toast.success(text.bound);
    onClose();
  };
  return (
    <Dialog open={open} title={text.bind} onClose={onClose}>
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
    </Dialog>
  );
}

const Help = styled.p`
  margin: 0;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;
