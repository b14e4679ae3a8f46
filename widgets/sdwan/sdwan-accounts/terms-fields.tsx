import type { SdwanAccount } from '../../../src/api/contract/sdwan-account';
import { addDays, beijingDay } from '../../../src/domain/time';
import { dialLimits as limits } from '../../../src/domain/sdwan-account';
import { dialerText } from '../../../src/text/dialer.text';
import { ComboboxField, DateField, FormRow, NumberField, SelectField } from '../../../src/ui/form';
import { Note } from '../../../src/ui/note';
import { betweenText } from '../../../src/text/between.text';
import { useDepartments, useEntries } from './sdwan-accounts.data';
import { sdwanAccountsText as text } from './sdwan-accounts.text';

/** What an account may do, as a form holds it. */
export interface TermsValues {
  /** Empty: in none. */
  department?: string;
  gwid: string;
  down: number;
  up: number;
  sessions: number;
  /** Empty: it never ends. */
  until?: string;
}

/** Fields of what an account may do. `row`: the account that has it already. */
export function TermsFields({ row }: { row?: SdwanAccount }) {
  const departments = useDepartments();
  const entries = useEntries();
  const list = entries.data ?? [];
  const options = list.map(({ gwid, remark, network_name, running }) => ({
    value: gwid,
    label: `${network_name} / ${remark || gwid}${running ? '' : betweenText.open + text.entryStoppedShort + betweenText.close}`,
  }));
  // A gateway that has left its network may stay with the account that has it.
  const kept = row?.gwid && !list.some(({ gwid }) => gwid === row.gwid);
  if (kept) options.push({ value: row.gwid!, label: row.gateway_remark || row.gwid! });
  const today = beijingDay(Date.now());
  return (
    <>
      {entries.data?.length === 0 && <Note tone="warning">{text.noEntries}</Note>}
      <FormRow>
        <ComboboxField
          name="gwid"
          label={text.entry}
          required
          source={entries}
          options={options}
          help={text.entryHelp}
        />
        <SelectField
          name="department"
          label={dialerText.department}
          placeholder={dialerText.noDepartment}
          {...departments}
        />
      </FormRow>
      <FormRow>
        <DateField
          name="until"
          label={text.until}
          {...(!row && { min: today, max: addDays(today, limits.days) })}
          help={text.untilHelp}
        />
        <NumberField
          name="sessions"
          label={text.sessions}
          required
          integer
          min={1}
          max={limits.sessions}
          unit={text.countUnit}
        />
      </FormRow>
      <FormRow>
        <NumberField
          name="down"
          label={text.down}
          required
          integer
          min={0}
          max={limits.mbps}
          unit="Mbps"
          help={text.speedHelp}
        />
        <NumberField name="up" label={text.up} required integer min={0} max={limits.mbps} unit="Mbps" />
      </FormRow>
    </>
  );
}

/** The same as the server takes it. */
export const termsOf = ({ department, gwid, down, up, sessions, until }: TermsValues) => ({
  department: department || null,
  gwid,
  down,
  up,
  sessions,
  until: until || null,
});
