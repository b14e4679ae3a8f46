import { applications } from '../../../src/domain/applications';
import { mostQuota, quotaEnds, quotaShares, quotaTimes, strategySections } from '../../../src/domain/strategy';
import { domain, switchSpeed } from '../../../src/rules';
import {
  FormRow,
  MultiSelectField,
  NumberField,
  RadioField,
  SelectField,
  TextareaField,
  TextField,
  useFormState,
} from '../../../src/ui/form';
import { Note } from '../../../src/ui/note';
import { controlStrategiesText as text } from './control-strategies.text';
import type { Values } from './strategy-dialog';
import { knownNames } from '../../../src/text/known-names.text';

/** What a rule on gateways says. */
export function Rule() {
  const { action } = useFormState<Values>().values;
  if (!strategySections[action]) return null;
  return (
    <>
      {action === 'limit' && (
        <>
          <Limits />
          <Note>{text.limitGateways}</Note>
        </>
      )}
      {action === 'block' && (
        <TextareaField
          name="domains"
          label={text.domains}
          required
          rows={3}
          placeholder="video.example.com"
          lineRule={domain}
          help={text.domainsHelp}
        />
      )}
      {action === 'apps' && (
        <>
          <MultiSelectField
            name="apps"
            label={text.apps}
            placeholder={text.chooseApps}
            required
            options={applications.map(({ key, name, kind }) => ({
              value: key,
              label: text.appOption(text.appKinds[kind], knownNames.said(name)),
            }))}
          />
          <Note>{text.appsGateways}</Note>
        </>
      )}
      {action === 'quota' && <Quota />}
      <TextField name="vlans" label={text.vlans} placeholder="10,20" help={text.vlansHelp} mono />
    </>
  );
}

function Quota() {
  const { quota_then: then } = useFormState<Values>().values;
  return (
    <>
      <FormRow>
        <NumberField
          name="quota_mb"
          label={text.quota}
          unit="MB"
          required
          integer
          min={1}
          max={mostQuota}
          help={text.quotaHelp}
        />
        <SelectField
          name="quota_every"
          label={text.quotaEvery}
          required
          options={quotaTimes.map((value) => ({ value, label: text.quotaTimes[value] }))}
        />
      </FormRow>
      <RadioField
        name="quota_share"
        label={text.quotaShare}
        options={quotaShares.map((value) => ({ value, label: text.quotaShares[value] }))}
      />
      <RadioField
        name="quota_then"
        label={text.quotaThen}
        options={quotaEnds.map((value) => ({ value, label: text.quotaEnds[value] }))}
      />
      {then === 'limit' && <Limits />}
      <Note>{text.quotaGateways}</Note>
    </>
  );
}

function Limits() {
  return (
    <FormRow>
      {(['limit_down', 'limit_up'] as const).map((name) => (
        <NumberField
          key={name}
          name={name}
          label={name === 'limit_down' ? text.limitDown : text.limitUp}
          unit={text.speedUnit}
          required
          integer
          help={text.limitHelp}
          rules={[(value) => speed(String(value))]}
        />
      ))}
    </FormRow>
  );
}

const speed = switchSpeed();
