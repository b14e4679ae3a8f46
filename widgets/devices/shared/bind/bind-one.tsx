import { styled } from 'styled-components';
import { token } from '../../../../src/theme';
import { Button } from '../../../../src/ui/button';
import { Form, FormActions, SelectField, SubmitButton, TextField } from '../../../../src/ui/form';
import { useBind, useGroups } from './bind.data';
import { bindText as text } from './bind.text';
import { longestRemark } from '../../../../src/domain/device';
import { remarkRule } from './remark';
import { ScanLabel } from './scan-label';

interface BindValues {
  gwid: string;
  key: string;
  remark?: string;
  group?: string;
}

/** Props of `BindOne`. */
interface BindOneProps {
  onBound: (gwid: string) => void;
  /** Without it there is nothing to leave. */
  onCancel?: (() => void) | undefined;
  /** True: identity and key alone; name and group come later. */
  brief?: boolean | undefined;
}

/** Takes one gateway into the account by what is printed on its label, typed or read from a photo of it. */
export function BindOne({ onBound, onCancel, brief = false }: BindOneProps) {
  const binding = useBind();
  const submit = async ({ gwid, key, remark, group }: BindValues) => {
    await binding.run({ gwid, key, ...(remark && { remark }), ...(group && { group }) });
    onBound(gwid.trim().toLowerCase());
  };
  return (
    <Form<BindValues> label={text.bind} onSubmit={submit}>
      <Help>{text.bindHelp}</Help>
      <ScanLabel />
      <TextField name="gwid" label={text.gwid} placeholder={text.gwidExample} required mono maxLength={40} />
      <TextField name="key" label={text.key} required mono maxLength={80} autoComplete="off" />
      {!brief && <NameAndGroup />}
      <FormActions>
        {onCancel && <Button onClick={onCancel}>{text.cancel}</Button>}
        <SubmitButton>{text.confirm}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function NameAndGroup() {
  const groups = useGroups();
  return (
    <>
      <TextField name="remark" label={text.remarkOptional} maxLength={longestRemark} rules={[remarkRule()]} />
      <SelectField
        name="group"
        label={text.groupOptional}
        placeholder={text.noGroup}
        source={groups}
        options={(groups.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

const Help = styled.p`
  margin: 0;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;
