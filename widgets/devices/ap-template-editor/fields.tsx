import type { ApTemplateKind, ApTemplateRows } from '../../../src/domain/ap-template';
import { apTemplateTargets } from '../../../src/domain/ap-template';
import { lengthBetweenChinese, ssid } from '../../../src/rules';
import { Button } from '../../../src/ui/button';
import { useDeviceChoices } from '../../../src/ui/device/device-choices';
import { MultiSelectField, RadioField, SelectField, TextField, useForm, useFormState } from '../../../src/ui/form';
import { Undo2 } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { ConfigFields } from '../../../src/ui/staged';
import { nameOfField, printField, templateWords } from '../shared/ap-template';
import { useOptions, usePages } from './ap-template-editor.data';
import { acrossOf, formField, groupsOf, keyOf, type Values } from './ap-template-editor.model';
import { Groups, Line } from './ap-template-editor.styles';
import { apTemplateEditorText as text } from './ap-template-editor.text';

interface FieldsProps {
  kind: ApTemplateKind;
  /** A level below: what the account says. */
  base: ApTemplateRows | undefined;
}

/** The fields of a template by heading; of a level below only those are open that it has otherwise. */
export function Fields({ kind, base }: FieldsProps) {
  return (
    <Groups>
      {!base && <General kind={kind} />}
      {groupsOf[kind].map(({ key, row, fields }) => (
        <section key={key} aria-label={text.groups[key]} data-wide={key === 'roaming' || key === 'guests' || undefined}>
          <h2 part="heading">{text.groups[key]}</h2>
          {fields.map((name) =>
            base ? (
              <LevelField key={name} kind={kind} row={row} name={name} base={base} />
            ) : (
              <OneField key={name} kind={kind} row={row} name={name} />
            ),
          )}
          {key === 'security' && <PeopleNote />}
        </section>
      ))}
      {kind === 'radio' && (
        <section data-wide>
          <div data-whole>
            <Note>{text.radioNote}</Note>
          </div>
        </section>
      )}
    </Groups>
  );
}

/** Where people come from, where each has a password. */
function PeopleNote() {
  const { rows } = useFormState<Values>({ subscription: { values: true } }).values;
  return rows.ssid?.security === 'ppsk' ? <Note>{text.peopleNote}</Note> : null;
}

interface FieldProps {
  kind: ApTemplateKind;
  row: string;
  name: string;
}

/** On which page guests of the network sign in. */
function PageField() {
  const pages = usePages(true);
  const { rows } = useFormState<Values>({ subscription: { values: true } }).values;
  const { portal = '', portal_name: name = '', portal_version: version = 0 } = rows.ssid ?? {};
  const known = pages.data ?? [];
  const chosen = known.find(({ id }) => id === portal);
  const gone = portal !== '' && !chosen ? [{ value: String(portal), label: String(name || portal) }] : [];
  const newer = chosen && chosen.name === name && chosen.version > Number(version);
  return (
    <>
      <SelectField
        name="rows.ssid.portal"
        label={text.page}
        help={text.pageHelp}
        placeholder={text.noPage}
        source={pages}
        options={[
          { value: '', label: text.noPage },
          ...gone,
          ...known.map((page) => ({ value: page.id, label: page.name })),
        ]}
      />
      {newer && <Note>{text.pageNewer(Number(version), chosen.version)}</Note>}
    </>
  );
}

function OneField({ kind, row, name }: FieldProps) {
  if (name === 'portal') return <PageField />;
  return <PlainField kind={kind} row={row} name={name} />;
}

function PlainField({ kind, row, name }: FieldProps) {
  const field = formField(kind, row, name);
  return (
    <ConfigFields
      section={{ ...templateWords(kind).section, fields: [field] }}
      row={{ id: row }}
      vlans={everyVlan}
      sources={noSources}
      across={acrossOf(kind, row, name)}
    />
  );
}

/** Which VLANs there are differs from network to network: the server asks each. */
const everyVlan: ReadonlySet<number> = new Set(Array.from({ length: 4094 }, (_, i) => i + 1));
const noSources = { wan: [], lan: [] };

/** A field as the account has it, to be changed here; or as it is here, to be put back. */
function LevelField({ kind, row, name, base }: FieldProps & { base: ApTemplateRows }) {
  const form = useForm<Values>();
  const { own, rows } = useFormState<Values>({ subscription: { values: true } }).values;
  const { when } = formField(kind, row, name);
  if (when && !when({ id: row, ...({ rows } as object) })) return null;
  const key = keyOf(row, name);
  const label = name === 'portal' ? text.page : nameOfField(kind, row, name);
  const before = printField(kind, base, row, name === 'portal' ? 'portal_name' : name) || '—';
  if (own.includes(key)) {
    const restore = () => {
      form.change(
        'own',
        own.filter((one) => one !== key),
      );
      form.change(`rows.${row}.${name}` as 'rows', base[row]?.[name] as unknown as Values['rows']);
    };
    return (
      <Line $own>
        <OneField kind={kind} row={row} name={name} />
        <p>
          {text.accountValue(before)}
          <Button size="sm" variant="link" icon={<Undo2 />} aria-label={text.restoreField(label)} onClick={restore}>
            {text.restore}
          </Button>
        </p>
      </Line>
    );
  }
  return (
    <Line $own={false}>
      <p>
        <span>{label}</span>
        <span>
          {text.inherited} · {before}{' '}
          <Button
            size="sm"
            variant="link"
            aria-label={text.changeField(label)}
            onClick={() => form.change('own', [...own, key])}
          >
            {text.change}
          </Button>
        </span>
      </p>
    </Line>
  );
}

/** What a template is called, and whom it is for. */
function General({ kind }: { kind: ApTemplateKind }) {
  const { target } = useFormState<Values>({ subscription: { values: true } }).values;
  const options = useOptions('gateway');
  const models = useOptions('ap');
  const found = useDeviceChoices(target === 'gateway' || target === 'ap' ? target : undefined);
  return (
    <section data-wide aria-label={text.general}>
      <h2 part="heading">{text.general}</h2>
      <TextField
        name="name"
        label={text.name[kind]}
        required
        autoComplete="off"
        help={text.nameHelp[kind]}
        {...(kind === 'ssid' ? { rules: [ssid, lengthBetweenChinese(1, 32)] } : { maxLength: 30 })}
      />
      <TextField name="note" label={text.note} maxLength={40} />
      <RadioField
        name="target"
        label={text.target}
        options={apTemplateTargets.map((value) => ({ value, label: text.targets[value] }))}
      />
      {target !== 'all' && (
        <MultiSelectField
          key={target}
          name={`chosen.${target}`}
          label={text.targets[target]}
          required
          {...(target === 'group'
            ? {
                source: options,
                options: (options.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
              }
            : found)}
        />
      )}
      {kind === 'radio' && (
        <MultiSelectField
          name="models"
          label={text.models}
          placeholder={text.anyModel}
          source={models}
          options={(models.data?.models ?? []).map(({ name }) => ({ value: name, label: name }))}
        />
      )}
    </section>
  );
}
