import { number } from '../../../src/format';
import { useState } from 'react';
import { checkField, sectionOf, type ConfigRow, type ConfigValue } from '../../../src/domain/config';
import { guestMethods, isGuestMethod, methodsApart, type GuestMethod } from '../../../src/domain/guest';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Form, FormActions, useForm, useFormState, useLeave } from '../../../src/ui/form';
import { Note } from '../../../src/ui/note';
import { PaneHead } from '../../../src/ui/pane';
import { MethodIcon } from '../shared/portal';
import { acrossRows, ConfigFields, filled, HoldTyped, localize, withTyped, type Staged } from '../../../src/ui/staged';
import { Switch } from '../../../src/ui/switch';
import { useToast } from '../../../src/ui/toast';
import { Blank, Columns, Inset, MethodLine, MethodList, Quiet } from './guest-auth.styles';
import { guestAuthText as text } from './guest-auth.text';
import { methodWords } from '../../../src/ui/auth-method/auth-method.text';
import type { Summary } from './types';

const methods = sectionOf('gateway', 'auth_methods')!;
const sources = { wan: [], lan: [] };

interface MethodsProps {
  summary: Summary;
  staged: Staged;
  onTab: (tab: 'accounts' | 'coupons') => void;
}

/** The thirteen ways to sign in: which are on, and what each needs. */
export function Methods({ summary, staged, onTab }: MethodsProps) {
  const rows = staged.rowsOf('auth_methods');
  const [chosen, choose] = useState<GuestMethod>();
  // Switched on by hand, but not complete yet: the form asks for the rest.
  const [begun, begin] = useState<GuestMethod>();
  const leave = useLeave();
  const { act } = useAct();
  const toast = useToast();
  const vlans = new Set(staged.config?.vlans);
  const on = rows.filter((row) => row.enabled === true);
  const shown = chosen ?? guestMethods.find((one) => one === on[0]?.id) ?? guestMethods[0];
  const row = rows.find(({ id }) => id === shown);
  const counts = new Map(summary.week.map(({ method, count }) => [method, count]));

  const settings = staged.rowsOf('auth')[0];
  const page = settings?.enabled === true && summary.templates.find(({ id }) => id === settings.template);
  const { hidden, off } = methodsApart(
    on.map(({ id }) => id),
    (page && page.methods) || on.map(({ id }) => id),
  );
  const named = (list: readonly string[]) => list.filter(isGuestMethod).map((one) => methodWords[one]);
  const apart = page && hidden.length + off.length > 0 && (
    <Note tone="warning">{text.apart(page.name, named(hidden), named(off))}</Note>
  );

  const toggle = async (method: GuestMethod, enabled: boolean) => {
    const old = rows.find(({ id }) => id === method);
    if (!old) return;
    const next = { ...old, enabled };
    const missing = enabled && methods.fields.some((field) => checkField(field, next, { vlans }));
    if (missing) {
      return leave(() => {
        choose(method);
        begin(method);
        toast.warning(text.fillFirst(methodWords[method]));
      });
    }
    begin(undefined);
    await act(() => staged.edit('auth_methods', (all) => withTyped(all, old, next)));
  };
  return (
    <Columns>
      <section>
        <Inset>
          <PaneHead title={text.methodsHead} note={text.enabledOf(on.length, guestMethods.length)} />
        </Inset>
        <MethodList>
          {guestMethods.map((method) => {
            const enabled = on.some(({ id }) => id === method);
            const count = counts.get(method) ?? 0;
            return (
              <MethodLine key={method} $chosen={method === shown} $off={!enabled}>
                <button
                  type="button"
                  aria-current={method === shown ? 'true' : undefined}
                  onClick={() => method !== shown && leave(() => choose(method))}
                >
                  <MethodIcon method={method} />
                  <span>
                    <b>{methodWords[method]}</b>
                    <small>{text.hints[method]}</small>
                  </span>
                  <em title={text.usedWeek(count)}>{count > 0 ? number(count) : ''}</em>
                </button>
                <Switch
                  checked={enabled}
                  aria-label={text.toggle(methodWords[method])}
                  disabled={staged.busy}
                  onChange={(next) => void toggle(method, next)}
                />
              </MethodLine>
            );
          })}
        </MethodList>
        {apart}
        <Quiet>{text.methodsNote}</Quiet>
      </section>
      <section>
        <PaneHead title={text.settingsOf(methodWords[shown])} note={text.usedWeek(counts.get(shown) ?? 0)} />
        {row && (row.enabled === true || begun === shown) ? (
          <MethodForm
            key={`${shown} ${begun === shown}`}
            row={row}
            begun={row.enabled !== true}
            staged={staged}
            onDone={() => begin(undefined)}
          />
        ) : (
          <Blank>
            {text.offNote}
            <Button onClick={() => void toggle(shown, true)} disabled={staged.busy}>
              {text.enable}
            </Button>
          </Blank>
        )}
        {shown === 'local' && row?.enabled === true && staged.rowsOf('auth_accounts').length === 0 && (
          <Note tone="warning">
            {text.noAccounts}{' '}
            <Button size="sm" variant="link" onClick={() => onTab('accounts')}>
              {text.toAccounts}
            </Button>
          </Note>
        )}
        {shown === 'coupon' && row?.enabled === true && summary.coupons.unused === 0 && (
          <Note tone="warning">
            {text.noCoupons}{' '}
            <Button size="sm" variant="link" onClick={() => onTab('coupons')}>
              {text.toCoupons}
            </Button>
          </Note>
        )}
      </section>
    </Columns>
  );
}

type Typed = Record<string, ConfigValue | undefined>;

function MethodForm({
  row,
  begun,
  staged,
  onDone,
}: {
  row: ConfigRow;
  begun: boolean;
  staged: Staged;
  onDone: () => void;
}) {
  const section = localize(methods);
  const toast = useToast();
  const vlans = new Set(staged.config?.vlans);
  const initial = { ...row, enabled: true };
  const submit = async (values: Typed) => {
    await staged.edit('auth_methods', (all) => withTyped(all, row, filled(methods, row, { ...values, enabled: true })));
    toast.success(text.drafted);
    onDone();
  };
  const across = acrossRows(staged, methods, vlans);
  const only = methods.fields.map(({ name }) => name).filter((name) => name !== 'enabled');
  return (
    <Form<Typed> label={text.settingsOf(methodWords[row.id as GuestMethod])} initial={initial} onSubmit={submit}>
      <ConfigFields {...{ section, vlans, sources, across, only }} row={initial} />
      <Foot row={initial} begun={begun} onCancel={onDone} />
      <HoldTyped />
    </Form>
  );
}

function Foot({ row, begun, onCancel }: { row: ConfigRow; begun: boolean; onCancel: () => void }) {
  const form = useForm();
  const { dirty } = useFormState({ subscription: { dirty: true } });
  if (!dirty && !begun) return null;
  const restore = () => {
    form.reset(row);
    if (begun) onCancel();
  };
  return (
    <FormActions>
      <Button onClick={restore}>{text.restore}</Button>
      <Button type="submit">{text.toDraft}</Button>
    </FormActions>
  );
}
