import { told } from '../../../src/api/said';
import { useRead } from '../../../src/api';
import { speedupMember, type SpeedupMember as Member } from '../../../src/api/contract/speedup';
import { longestName, mbpsFailure } from '../../../src/domain/speedup';
import type { PropsOf } from '../../../src/element/contract';
import { bytes, dateTime } from '../../../src/format';
import { maxLength, noSpecial } from '../../../src/rules';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { Empty } from '../../../src/ui/empty';
import { Form, FormActions, SubmitButton, SwitchField, TextField } from '../../../src/ui/form';
import { PageActions, usePageName } from '../../../src/ui/page';
import { PaneBox, PaneHead, Pairs } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { Tabs } from '../../../src/ui/tabs';
import { useToast } from '../../../src/ui/toast';
import { every, useGroup, useSpeedupActions } from '../shared/speedup/speedup.data';
import { Unread } from '../shared/speedup/unread';
import { MemberState } from '../shared/speedup/states';
import { UseChart } from '../shared/speedup/use-chart';
import type { speedupMemberContract } from './speedup-member.contract';
import { speedupMemberText as text } from './speedup-member.text';

const tabs = ['set', 'use'] as const;
type Tab = (typeof tabs)[number];

/** One member: how it stands, its settings, and what it used. */
export function SpeedupMember({ sign = '', type = 'set', manage = false }: PropsOf<typeof speedupMemberContract>) {
  const place = usePlace();
  const { data, error, refresh } = useRead(speedupMember, sign ? { sign } : null, { every });
  usePageName(data?.name);
  if (!sign) return <Empty kind="nothing" title={text.unnamed} reason={text.unnamedReason} />;
  if (!data) return error ? <Unread what="member" error={error} onRetry={refresh} /> : <PageSkeleton shape="object" />;
  const shown = tabs.find((one) => one === (place.query.tab ?? type)) ?? 'set';
  return (
    <Stack $gap={16} part="panel">
      {manage && <Actions member={data} />}
      <PaneBox>
        <PaneHead title={data.name} note={data.simulated && <Simulated />} end={<MemberState member={data} />} />
        <Pairs>
          <dt>{text.mac}</dt>
          <dd>{data.mac}</dd>
          <dt>{text.group}</dt>
          <dd>{text.groupOn(data.group_name, data.gateway_remark || data.gwid)}</dd>
          <dt>{text.purpose}</dt>
          <dd>{data.purpose}</dd>
          <dt>{text.applied}</dt>
          <dd>{dateTime(data.created_at)}</dd>
          <dt>{text.reason}</dt>
          <dd>{data.state === 'pending' ? text.waiting : told(data.reason, data.reason_said) || '—'}</dd>
          <dt>{text.delivery}</dt>
          <dd>{data.state === 'approved' ? <DeliveryStatus state={data.delivery} /> : text.notSent}</dd>
          <dt>{text.total}</dt>
          <dd>{bytes(data.total_down + data.total_up)}</dd>
        </Pairs>
      </PaneBox>
      <Tabs<Tab>
        label={text.views}
        value={shown}
        onChange={(tab) => place.setQuery({ tab })}
        items={tabs.map((key) => ({ key, label: text.tabs[key] }))}
      >
        <PaneBox>
          {shown === 'use' ? <UseChart gid={data.gid} sign={data.sign} /> : <Settings member={data} manage={manage} />}
        </PaneBox>
      </Tabs>
    </Stack>
  );
}

function Actions({ member: { sign, gid, name } }: { member: Member }) {
  const place = usePlace();
  const { act } = useAct();
  const { removeMember } = useSpeedupActions();
  const toMembers = () => place.go({ name: 'open.overseas_speedup.member_manage', params: { gid } });
  const remove = () =>
    act(() => removeMember.run({ ids: [sign] }), {
      confirm: { body: text.removeAsk(name), detail: text.removeDetail, confirm: text.remove, danger: true },
      said: text.removed,
      then: toMembers,
    });
  return (
    <PageActions>
      <Button onClick={toMembers}>{text.members}</Button>
      <Button variant="danger-quiet" onClick={() => void remove()}>
        {text.remove}
      </Button>
    </PageActions>
  );
}

interface Values {
  name: string;
  mbps: string;
  enabled: boolean;
}

function Settings({ member, manage }: { member: Member; manage: boolean }) {
  const { saveMember } = useSpeedupActions();
  const toast = useToast();
  const most = useGroup(member.gid).data?.mbps;
  const submit = async ({ name, mbps = '', enabled }: Values) => {
    await saveMember.run({ sign: member.sign, name, mbps, enabled });
    toast.success(text.saved);
  };
  return (
    <Form<Values>
      label={text.tabs.set}
      initial={{ name: member.name, mbps: member.mbps === 0 ? '' : String(member.mbps), enabled: member.enabled }}
      onSubmit={submit}
    >
      <TextField
        name="name"
        label={text.name}
        required
        disabled={!manage}
        maxLength={longestName}
        rules={[maxLength(longestName), noSpecial]}
      />
      <TextField
        name="mbps"
        label={text.mbps}
        disabled={!manage}
        inputMode="numeric"
        autoComplete="off"
        tidy={(value) => value.trim()}
        rules={[(value) => (most === undefined ? undefined : mbpsFailure(value, most))]}
        help={most === undefined ? undefined : text.mbpsHelp(most)}
      />
      <SwitchField name="enabled" label={text.goes} disabled={!manage} />
      {manage && (
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}
