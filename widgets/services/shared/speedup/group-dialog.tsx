import type { SpeedupGateway, SpeedupGroup } from '../../../../src/api/contract/speedup';
import {
  domainsFailure,
  domainsOf,
  longestName,
  mostDomains,
  speedupAppKeys,
  speedupApps,
} from '../../../../src/domain/speedup';
import { between, maxLength, noSpecial } from '../../../../src/rules';
import {
  FormRow,
  MultiSelectField,
  SelectField,
  TextareaField,
  TextField,
  useFormState,
} from '../../../../src/ui/form';
import { FormDialog } from '../../../../src/ui/form-dialog';
import { Note } from '../../../../src/ui/note';
import { useToast } from '../../../../src/ui/toast';
import { useLines, useSpeedupActions } from './speedup.data';
import { speedupText as text } from './speedup.text';
import { measuredWords } from './states';

interface Values {
  gwid: string;
  name: string;
  line: string;
  mbps: string;
  apps: readonly string[];
  domains: string;
}

/** Props of `GroupDialog`. */
export interface GroupDialogProps {
  /** The one that is changed; undefined: a new one. */
  group?: SpeedupGroup | undefined;
  /** Gateways that it may be made on. */
  gateways: readonly SpeedupGateway[];
  /** 2: its applications get policies. */
  mode?: 2 | undefined;
  onSaved?: ((gid: string) => void) | undefined;
  onClose: () => void;
}

/** Makes or changes a group: its line, its bandwidth, and what goes over it. */
export function GroupDialog({ group, gateways, mode, onSaved, onClose }: GroupDialogProps) {
  const { save } = useSpeedupActions();
  const toast = useToast();
  const submit = async ({ gwid, name, line, mbps, apps = [], domains = '' }: Values) => {
    const { data } = await save.run({
      ...(group && { gid: group.gid }),
      ...(mode && { mode }),
      ...{ gwid, name, line, mbps: Number(mbps), apps: [...apps], domains: domainsOf(domains) },
    });
    toast.success(text.saved);
    onClose();
    onSaved?.(data.gid);
  };
  const only = gateways.length === 1 ? gateways[0] : undefined;
  const initial: Values = group
    ? {
        ...{ gwid: group.gwid, name: group.name, line: group.line, mbps: String(group.mbps) },
        ...{ apps: group.apps, domains: group.domains.join('\n') },
      }
    : { gwid: only?.gwid ?? '', name: '', line: '', mbps: String(only?.mbps ?? ''), apps: [], domains: '' };
  return (
    <FormDialog<Values>
      title={group ? `${text.edit}：${group.name}` : text.add}
      initial={initial}
      width={560}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields
        changing={group !== undefined}
        gateways={gateways.map((one) => ({ ...one, able: mode ? one.policies : one.able }))}
      />
    </FormDialog>
  );
}

function Fields({ changing, gateways }: { changing: boolean; gateways: readonly SpeedupGateway[] }) {
  const { values } = useFormState<Partial<Values>>();
  const lines = useLines(values.gwid ?? '');
  const plan = gateways.find(({ gwid }) => gwid === values.gwid);
  const most = plan?.mbps ?? 10_000;
  return (
    <>
      {lines.data?.total === 0 && <Note tone="warning">{text.noLines}</Note>}
      {!changing && (
        <SelectField
          name="gwid"
          label={text.gateway}
          required
          options={gateways.map(({ gwid, remark, groups, most_groups, able }) => ({
            value: gwid,
            label: able ? text.gatewayFull(remark || gwid, groups, most_groups) : text.unable(remark || gwid),
            disabled: !able || groups >= most_groups,
          }))}
        />
      )}
      <TextField
        name="name"
        label={text.name}
        required
        maxLength={longestName}
        rules={[maxLength(longestName), noSpecial]}
      />
      <FormRow>
        <SelectField
          name="line"
          label={text.line}
          required
          source={lines}
          options={(lines.data?.list ?? []).map(({ id, region, name, measured }) => ({
            value: id,
            label: text.lineOf(region, name, measuredWords(measured)),
          }))}
        />
        <TextField
          name="mbps"
          label={text.mbps}
          required
          inputMode="numeric"
          autoComplete="off"
          tidy={(value) => value.trim()}
          rules={[between(1, most)]}
          help={plan && text.mbpsHelp(plan.mbps)}
        />
      </FormRow>
      <MultiSelectField
        name="apps"
        label={text.apps}
        help={text.appsHelp}
        options={speedupAppKeys.map((value) => ({ value, label: speedupApps[value]!.name }))}
        rules={[(apps, { domains }) => (apps.length > 0 || domains ? undefined : text.nothing)]}
      />
      <TextareaField
        name="domains"
        label={text.domains}
        rows={3}
        placeholder="example.com"
        rules={[
          (value) => (domainsOf(value).length > mostDomains ? text.domainsMost(mostDomains) : undefined),
          (value) => domainsFailure(domainsOf(value)),
        ]}
        help={text.domainsHelp(mostDomains)}
      />
    </>
  );
}
