import { useRead } from '../../../src/api';
import { portalTemplate } from '../../../src/api/contract/portal';
import { newRow, sectionOf, settingsRow, type ConfigRow, type ConfigValue } from '../../../src/domain/config';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Form, FormActions, SelectField, useForm, useFormState } from '../../../src/ui/form';
import { Plus } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Note } from '../../../src/ui/note';
import { Card, PaneHead } from '../../../src/ui/pane';
import { PortalThumb } from '../shared/portal';
import {
  acrossRows,
  ConfigFields,
  filled,
  HoldTyped,
  localize,
  SectionTable,
  withTyped,
  type Staged,
} from '../../../src/ui/staged';
import { useToast } from '../../../src/ui/toast';
import { Chips, Inset, Quiet, Seen, Two } from './guest-auth.styles';
import { guestAuthText as text } from './guest-auth.text';
import type { Summary } from './types';

const sources = { wan: [], lan: [] };
const settings = sectionOf('gateway', 'auth')!;
const scope = sectionOf('gateway', 'auth_scope')!;

/** Whether guests sign in, for how long, on which networks and which page. */
export function Settings({ summary, staged }: { summary: Summary; staged: Staged }) {
  return (
    <Two>
      <div>
        <SettingsForm summary={summary} staged={staged} />
        <Card $flush>
          <Inset>
            <PaneHead title={text.scopeHead} note={text.scopeNote} />
            <QuickScope summary={summary} staged={staged} />
          </Inset>
          <SectionTable staged={staged} section={scope} sources={sources} bare />
        </Card>
      </div>
      <Preview summary={summary} staged={staged} />
    </Two>
  );
}

type Typed = Record<string, ConfigValue | undefined>;

function SettingsForm({ summary, staged }: { summary: Summary; staged: Staged }) {
  const section = localize(settings);
  const { act } = useAct();
  const toast = useToast();
  const row = staged.rowsOf('auth').find(({ id }) => id === settingsRow) ?? newRow(settings, settingsRow);
  const vlans = new Set(staged.config?.vlans);
  const submit = async (values: Typed) => {
    const page = summary.templates.find(({ id }) => id === values.template);
    // A page that is gone stays named until another is chosen.
    const same = values.template === row.template;
    const typed = {
      ...values,
      template_name: page && !same ? page.name : page || same ? row.template_name : '',
      template_version: page && !same ? page.version : same ? row.template_version : 0,
    };
    await staged.edit('auth', (rows) => withTyped(rows, row, filled(settings, row, typed)));
    toast.success(text.drafted);
  };
  const current = summary.templates.find(({ id }) => id === row.template);
  const shown = Number(row.template_version ?? 0);
  const takeNewer = () =>
    act(() =>
      staged.edit('auth', (rows) =>
        withTyped(rows, row, { ...row, template_name: current!.name, template_version: current!.version }),
      ),
    );
  return (
    <Card>
      <PaneHead title={text.settingsHead} />
      <Form<Typed> label={text.settingsHead} initial={row} onSubmit={submit}>
        <ConfigFields
          {...{ section, row, vlans, sources }}
          across={acrossRows(staged, settings, vlans)}
          only={['enabled', 'session', 'idle']}
        />
        <PageField summary={summary} row={row} />
        {current && row.enabled === true && current.version > shown && (
          <Note>
            {text.newer(current.version, shown)}{' '}
            <Button size="sm" variant="link" disabled={staged.busy} onClick={() => void takeNewer()}>
              {text.takeNewer}
            </Button>
          </Note>
        )}
        <Foot row={row} />
        <HoldTyped />
      </Form>
    </Card>
  );
}

function PageField({ summary, row }: { summary: Summary; row: ConfigRow }) {
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  if (values.enabled !== true) return null;
  const known = summary.templates.some(({ id }) => id === row.template);
  const options = [
    { value: '', label: text.noTemplate },
    ...summary.templates.map(({ id, name }) => ({ value: id, label: name })),
    ...(row.template && !known ? [{ value: String(row.template), label: text.gone(String(row.template_name)) }] : []),
  ];
  return (
    <SelectField
      name="template"
      label={text.template}
      help={text.templateHelp}
      options={options}
      placeholder={text.noTemplate}
    />
  );
}

function Foot({ row }: { row: ConfigRow }) {
  const form = useForm();
  const { dirty } = useFormState({ subscription: { dirty: true } });
  if (!dirty) return null;
  return (
    <FormActions>
      <Button onClick={() => form.reset(row)}>{text.restore}</Button>
      <Button type="submit">{text.toDraft}</Button>
    </FormActions>
  );
}

/** Networks that are in the air and ask nobody yet: one press each. */
function QuickScope({ summary, staged }: { summary: Summary; staged: Staged }) {
  const { act } = useAct();
  const rows = staged.rowsOf('auth_scope');
  const left = summary.ssids.filter((ssid) => !rows.some((row) => row.scope === 'ssid' && row.ssid === ssid));
  if (left.length === 0) return null;
  const add = (ssid: string) => {
    const id = crypto.randomUUID().slice(0, 8);
    return act(() => staged.edit('auth_scope', (all) => [...all, { ...newRow(scope, id), ssid }]));
  };
  return (
    <Chips>
      {text.quick}
      {left.map((ssid) => (
        <Button
          key={ssid}
          size="sm"
          icon={<Plus />}
          aria-label={text.quickAdd(ssid)}
          disabled={staged.busy}
          onClick={() => void add(ssid)}
        >
          {ssid}
        </Button>
      ))}
    </Chips>
  );
}

/** The page that guests would see after the draft is sent. */
function Preview({ summary, staged }: { summary: Summary; staged: Staged }) {
  const [row] = staged.rowsOf('auth');
  const id = row?.enabled === true ? String(row.template ?? '') : '';
  const known = summary.templates.some((one) => one.id === id);
  const { data } = useRead(portalTemplate, known ? { id } : null);
  const on = staged.rowsOf('auth_methods').flatMap((one) => (one.enabled === true ? [one.id] : []));
  return (
    <Card>
      <PaneHead title={text.previewTitle} />
      {data && known ? (
        <Seen>
          <PortalThumb content={data.content} on={on} scale={0.76} height={456} />
          <Quiet as="p">{data.name}</Quiet>
          <p>
            <To to={{ name: 'auth_portal', params: { id: summary.gwid, tempid: id } }}>{text.preview}</To>
            <To to={{ name: 'template_edit', params: { id } }}>{text.edit}</To>
          </p>
        </Seen>
      ) : (
        <Empty kind="nothing" title={text.previewOff} reason={text.previewOffReason} />
      )}
    </Card>
  );
}
