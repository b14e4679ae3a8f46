import { useState } from 'react';
import type { SdwanAccount } from '../../../src/api/contract/sdwan-account';
import { beijingDay } from '../../../src/domain/time';
import { dialLimits as limits } from '../../../src/domain/sdwan-account';
import { number } from '../../../src/format';
import { maxLength, password as passwordRule } from '../../../src/rules';
import { dialerText } from '../../../src/text/dialer.text';
import { NumberField, PasswordField, SelectField, TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import type { Run } from '../../../src/ui/tasks';
import { useToast } from '../../../src/ui/toast';
import { Credentials, type Secret } from './credentials';
import { inParts, newPassword, useAccountActions, useDepartments } from './sdwan-accounts.data';
import { sdwanAccountsText as text } from './sdwan-accounts.text';
import { TermsFields, termsOf, type TermsValues } from './terms-fields';

interface EditValues extends TermsValues {
  name?: string;
}

/** Changes what an account may do. A change by somebody else meanwhile is told, and nothing is lost. */
export function EditDialog({ row, onClose }: { row: SdwanAccount; onClose: () => void }) {
  const { save } = useAccountActions();
  const toast = useToast();
  const submit = async ({ name = '', ...values }: EditValues) => {
    await save.run({ id: row.id, rev: row.rev, name: name.trim(), ...termsOf(values) });
    toast.success(text.saved);
    onClose();
  };
  const { name, department_id, gwid, down, up, sessions, expires_at } = row;
  return (
    <FormDialog<EditValues>
      title={text.editOf(row.username)}
      ok={verbs.save}
      width={640}
      initial={{
        name,
        department: department_id ?? '',
        ...(gwid && { gwid }),
        down,
        up,
        sessions,
        until: expires_at === null ? '' : beijingDay(Date.parse(expires_at) - 1),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={dialerText.name}
        maxLength={limits.name}
        rules={[maxLength(limits.name)]}
        autoComplete="off"
      />
      <TermsFields row={row} />
    </FormDialog>
  );
}

/** Gives an account another password and shows it once. */
export function ResetDialog({ row, onClose }: { row: SdwanAccount; onClose: () => void }) {
  const { reset } = useAccountActions();
  const [made, setMade] = useState<Secret>();
  const submit = async ({ password = '' }: { password?: string }) => {
    const chosen = password || newPassword();
    await reset.run({ id: row.id, password: chosen });
    setMade({ username: row.username, name: row.name, password: chosen });
  };
  if (made) return <Credentials title={text.resetDone(row.username)} rows={[made]} onClose={onClose} />;
  return (
    <FormDialog title={text.resetOf(row.username)} ok={text.reset} onSubmit={submit} onClose={onClose}>
      <PasswordField
        name="password"
        label={text.password}
        purpose="new"
        rules={[passwordRule]}
        help={text.passwordHelp}
      />
    </FormDialog>
  );
}

interface BatchProps {
  what: 'extend' | 'move';
  count: number;
  /** Gets what shall be done with the ticked accounts. */
  onRun: (run: Run) => void;
  onClose: () => void;
}

/** Asks what a batch needs: for how long, or where to. */
export function BatchDialog({ what, count, onRun, onClose }: BatchProps) {
  const { extend, move } = useAccountActions();
  const departments = useDepartments();
  const submit = ({ days = 30, department = '' }: { days?: number; department?: string }) => {
    // One request for each dialog: a part that is tried again after a lost answer adds nothing twice.
    const request_id = crypto.randomUUID();
    onRun(
      inParts(async (ids) => {
        if (what === 'extend') return (await extend.run({ request_id, ids, days })).data.endless;
        await move.run({ kind: 'department', ids, group: department || null });
        return [];
      }),
    );
    onClose();
  };
  const title = what === 'extend' ? text.extendTitle(number(count)) : text.moveTitle(number(count));
  return (
    <FormDialog<{ days?: number; department?: string }>
      title={title}
      ok={what === 'extend' ? text.extendOk : verbs.move}
      initial={{ days: 30 }}
      onSubmit={submit}
      onClose={onClose}
    >
      {what === 'extend' ? (
        <>
          <Note>{text.extendHelp}</Note>
          <NumberField name="days" label={text.days} required integer min={1} max={limits.days} unit={text.daysUnit} />
        </>
      ) : (
        <SelectField
          name="department"
          label={dialerText.department}
          placeholder={dialerText.noDepartment}
          {...departments}
        />
      )}
    </FormDialog>
  );
}
