import { useRead } from '../../../src/api';
import { speedupGroup } from '../../../src/api/contract/speedup';
import { longestName, longestPurpose, mbpsFailure, type AppliedMember } from '../../../src/domain/speedup';
import type { PropsOf } from '../../../src/element/contract';
import { maxLength, noSpecial } from '../../../src/rules';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Form, FormActions, FormRow, MacField, SubmitButton, TextField } from '../../../src/ui/form';
import { Note } from '../../../src/ui/note';
import { PaneBox } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { useToast } from '../../../src/ui/toast';
import { useSpeedupActions } from '../shared/speedup/speedup.data';
import { ApplyMany } from './apply-many';
import { GroupField, isOpen, useGroups, type ApplyProps } from './group-field';
import type { speedupApplyContract } from './speedup-apply.contract';
import { speedupApplyText as text } from './speedup-apply.text';

/** Applies for terminals to be let over the line of a group: one, or many of a pasted list or a file. */
export function SpeedupApply({ gid = '', many = false }: PropsOf<typeof speedupApplyContract>) {
  const place = usePlace();
  const { data, error, refresh } = useGroups();
  const named = useRead(speedupGroup, gid ? { gid } : null);
  if (!data || named.loading)
    return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={6} gap={20} />;
  const groups = data.list.filter(isOpen);
  if (groups.length === 0 && data.total === data.list.length)
    return (
      <PaneBox part="panel">
        <Empty
          kind="nothing"
          title={text.noGroup}
          reason={text.noGroupReason}
          action={
            <Button variant="primary" onClick={() => place.go({ name: 'overseas_speedup_default' })}>
              {text.toGroups}
            </Button>
          }
        />
      </PaneBox>
    );
  const own = named.data && isOpen(named.data) ? named.data : undefined;
  const start = own ?? (data.total === 1 ? groups[0] : undefined);
  return (
    <Stack $gap={12} part="panel">
      <Note>{text.how}</Note>
      <PaneBox>{many ? <ApplyMany start={start} /> : <ApplyOne start={start} />}</PaneBox>
    </Stack>
  );
}

interface Values {
  gid: string;
  rows: AppliedMember[];
}

function ApplyOne({ start }: ApplyProps) {
  const gid = start?.gid ?? '';
  const place = usePlace();
  const toast = useToast();
  const { apply } = useSpeedupActions();
  const submit = async ({ gid: into, rows }: Values) => {
    await apply.run({ gid: into, rows: rows.map((row) => ({ ...row, mbps: row.mbps ?? '' })) });
    toast.success(text.applied(1));
    place.go({ name: 'open.overseas_speedup.member_manage', params: { gid: into } });
  };
  return (
    <Form<Values>
      label={text.one}
      initial={{ gid, rows: [{ name: '', mac: '', purpose: '', mbps: '' }] }}
      onSubmit={submit}
    >
      <GroupField start={start}>
        {(group) => (
          <>
            <FormRow>
              <TextField
                name="rows.0.name"
                label={text.fields.name}
                required
                maxLength={longestName}
                rules={[maxLength(longestName), noSpecial]}
              />
              <MacField name="rows.0.mac" label={text.fields.mac} required />
            </FormRow>
            <TextField
              name="rows.0.purpose"
              label={text.fields.purpose}
              required
              maxLength={longestPurpose}
              rules={[maxLength(longestPurpose)]}
              help={text.purposeHelp}
            />
            <Width most={group?.mbps} />
          </>
        )}
      </GroupField>
      <FormActions>
        <Button onClick={() => place.go({ name: 'open.overseas_speedup.applys', query: { gid } })}>
          {text.toMany}
        </Button>
        <SubmitButton>{text.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Width({ most }: { most: number | undefined }) {
  return (
    <TextField
      name="rows.0.mbps"
      label={text.fields.mbps}
      inputMode="numeric"
      autoComplete="off"
      tidy={(value) => value.trim()}
      rules={[(value) => (most === undefined ? undefined : mbpsFailure(value, most))]}
      help={most === undefined ? text.mbpsHelp : text.mbpsMost(most)}
    />
  );
}
