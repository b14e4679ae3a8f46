import { useState, type ReactNode } from 'react';
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
  SearchedField,
  SelectField,
  TextareaField,
  TextField,
  useFormState,
  useSearched,
} from '../../../../src/ui/form';
import { FormDialog, verbs } from '../../../../src/ui/form-dialog';
import { Note } from '../../../../src/ui/note';
import { useToast } from '../../../../src/ui/toast';
import { betweenText } from '../../../../src/text/between.text';
import { lineWords } from './line-words';
import { hasRoom, isAble, roomOf, useFound, useGateways, useLines, useSpeedupActions } from './speedup.data';
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
  /** The only gateway that a new one may be made on; undefined: there are several. */
  only?: SpeedupGateway | undefined;
  /** 2: its applications get policies. */
  mode?: 2 | undefined;
  onSaved?: ((gid: string) => void) | undefined;
  onClose: () => void;
}

/** Makes or changes a group: its line, its bandwidth, and what goes over it. */
export function GroupDialog({ group, only, mode, onSaved, onClose }: GroupDialogProps) {
  const { save } = useSpeedupActions();
  const toast = useToast();
  // The group is read again while somebody types: what is sent was made on the state that the form began with.
  const [version] = useState(group?.version);
  const submit = async ({ gwid, name, line, mbps, apps = [], domains = '' }: Values) => {
    const { data } = await save.run({
      ...(group && { gid: group.gid, version }),
      ...(mode && { mode }),
      ...{ gwid, name, line, mbps: Number(mbps), apps: [...apps], domains: domainsOf(domains) },
    });
    toast.success(text.saved);
    onClose();
    onSaved?.(data.gid);
  };
  const initial: Values = group
    ? {
        ...{ gwid: group.gwid, name: group.name, line: group.line, mbps: String(group.mbps) },
        ...{ apps: group.apps, domains: group.domains.join('\n') },
      }
    : { gwid: only?.gwid ?? '', name: '', line: '', mbps: String(only?.mbps ?? ''), apps: [], domains: '' };
  return (
    <FormDialog<Values>
      title={group ? `${text.edit}${betweenText.told}${group.name}` : text.add}
      ok={group ? verbs.save : verbs.create}
      initial={initial}
      width={560}
      onSubmit={submit}
      onClose={onClose}
    >
      {group ? <OnOne gwid={group.gwid} /> : <OnChosen mode={mode} />}
    </FormDialog>
  );
}

const OnOne = ({ gwid }: { gwid: string }) => <Fields plan={useGateways(gwid).data?.list[0]} />;

function OnChosen({ mode }: Pick<GroupDialogProps, 'mode'>) {
  const { values } = useFormState<Partial<Values>>();
  const { source, rows, chosen, ...found } = useSearched(
    values.gwid ?? '',
    ({ gwid }: SpeedupGateway) => gwid,
    (q) => useFound(q, roomOf(mode)),
  );
  return (
    <Fields
      plan={chosen}
      gateway={
        <SearchedField
          name="gwid"
          label={text.gateway}
          required
          source={source}
          options={rows
            .filter(({ service_state }) => service_state !== 'expired')
            .map((one) => ({
              value: one.gwid,
              label: isAble(one, mode)
                ? text.gatewayFull(one.remark || one.gwid, one.groups, one.most_groups)
                : text.unable(one.remark || one.gwid),
              disabled: !hasRoom(one, mode),
            }))}
          found={found}
        />
      }
    />
  );
}

function Fields({ plan, gateway }: { plan: SpeedupGateway | undefined; gateway?: ReactNode }) {
  const { values } = useFormState<Partial<Values>>();
  const lines = useLines(values.gwid ?? '');
  const most = plan?.mbps ?? 10_000;
  return (
    <>
      {lines.data?.total === 0 && <Note tone="warning">{text.noLines}</Note>}
      {gateway}
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
          options={(lines.data?.list ?? []).map((line) => ({
            value: line.id,
            label: text.lineOf(lineWords(line), measuredWords(line.measured)),
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
