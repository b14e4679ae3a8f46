import { printValue, type ConfigRow, type ConfigSection, type ConfigValue } from '../../../src/domain/config';
import { modelSection, newModelRow, readPlaced, sizeOf } from '../../../src/domain/site-template';
import { number } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { SelectField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Plus } from '../../../src/ui/icon';
import { ConfigFields, filled, localize } from '../../../src/ui/staged';
import { useOverlay } from './overlay';
import { RowEnds } from './row-ends';
import type { Model } from './site-template-editor.data';
import { placeRow, segmentPrefixes, sizeOfRow, withRow, withRows } from './site-template-editor.model';
import { GroupHead, Rows } from './site-template-editor.styles';
import { siteTemplateEditorText as text } from './site-template-editor.text';
import { useModel } from './use-model';

/** The rows of a section as a model has them. */
export function SectionRows({ section: given }: { section: ConfigSection }) {
  const { model, change } = useModel();
  const { show, close } = useOverlay();
  const section = localize(given);
  const { key, label, noun } = section;
  const rows = (model.sections[key] ?? []) as ConfigRow[];
  const hasSegments = key === 'vlan' || key === 'lan';
  const open = (row: ConfigRow) =>
    show(
      <RowDialog
        section={given}
        row={row}
        model={model}
        onDone={(next) => change(withRows(model, section, withRow(rows, next)))}
        onClose={close}
      />,
    );
  return (
    <section aria-label={label}>
      <GroupHead>
        <h2 part="heading">{label}</h2>
        <small>{rows.length === 0 ? text.none(label) : ''}</small>
        <Button
          size="sm"
          variant="link"
          icon={<Plus />}
          onClick={() => open(newModelRow(given, `${key}${crypto.randomUUID().slice(0, 8)}`))}
        >
          {text.add(noun)}
        </Button>
      </GroupHead>
      {rows.length > 0 && (
        <Rows>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.columns.row}</th>
                <th scope="col">{hasSegments ? text.columns.address : text.columns.what}</th>
                {hasSegments && <th scope="col">{text.columns.dhcp}</th>}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const name = section.nameOf(row);
                return (
                  <tr key={row.id}>
                    <th scope="row">{name}</th>
                    <td>{hasSegments ? <Segment row={row} /> : whatOf(section, row)}</td>
                    {hasSegments && <td>{row.dhcp === true ? <Given row={row} /> : text.dhcpOff}</td>}
                    <td>
                      <RowEnds
                        name={name}
                        onEdit={() => open(row)}
                        onRemove={() =>
                          change(
                            withRows(
                              model,
                              section,
                              rows.filter(({ id }) => id !== row.id),
                            ),
                          )
                        }
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Rows>
      )}
    </section>
  );
}

function Segment({ row }: { row: ConfigRow }) {
  const placed = readPlaced(row);
  if (!placed) return <code>{row.address}</code>;
  const { offset, prefix } = placed;
  return (
    <>
      /{prefix} · {text.vlanPlace(number(offset), number(offset + sizeOf(prefix) - 1))}
    </>
  );
}

function Given({ row }: { row: ConfigRow }) {
  const placed = readPlaced(row);
  return <code>{placed ? `+${placed.from}–+${placed.to}` : row.pool}</code>;
}

/** What a row says, in short. */
const whatOf = (section: ConfigSection, row: ConfigRow): string =>
  section.fields
    .filter(({ column, name }) => column !== undefined && name !== 'enabled' && name !== 'name')
    .map((field) => printValue(field, row).replaceAll('\n', ', '))
    .filter(Boolean)
    .join(' · ');

interface RowDialogProps {
  section: ConfigSection;
  row: ConfigRow;
  model: Model;
  onDone: (row: ConfigRow) => void;
  onClose: () => void;
}

type RowValues = Record<string, ConfigValue | undefined>;

/** Edits one row: what may differ from site to site names a variable. */
function RowDialog({ section: given, row, model, onDone, onClose }: RowDialogProps) {
  const section = modelSection(localize(given));
  const isSegment = given.key === 'vlan' || given.key === 'lan';
  const isPlaced = isSegment && model.pool !== null;
  const submit = ({ size, ...values }: RowValues) => {
    const whole = filled(section, row, values);
    const dhcp = whole.dhcp === true;
    const placed = isPlaced ? placeRow(model, { ...row, ...whole }, String(size)) : whole;
    if (!placed) return Promise.resolve({ size: text.vlanFull });
    onDone(dhcp || !isSegment ? placed : { ...placed, pool: '' });
    onClose();
    return Promise.resolve();
  };
  const known = (model.sections[given.key] ?? []).some(({ id }) => id === row.id);
  return (
    <FormDialog<RowValues>
      title={known ? text.editTitle(section.noun) : text.add(section.noun)}
      width={560}
      ok={known ? verbs.update : verbs.add}
      initial={{ ...row, ...(isPlaced && { size: sizeOfRow(row) }) }}
      onSubmit={submit}
      onClose={onClose}
    >
      {isPlaced && <SizeField prefix={model.prefix} />}
      <Fields section={section} row={row} isPlaced={isPlaced} />
    </FormDialog>
  );
}

const SizeField = ({ prefix }: { prefix: number }) => (
  <SelectField
    name="size"
    label={text.vlanAddress}
    required
    options={[
      ...segmentPrefixes(prefix).map((one) => ({
        value: String(one),
        label: text.vlanSizeOf(one, number(sizeOf(one))),
      })),
      { value: 'own', label: text.vlanOwn },
    ]}
  />
);

function Fields({ section, row, isPlaced }: { section: ConfigSection; row: ConfigRow; isPlaced: boolean }) {
  const { size } = useFormState<RowValues>({ subscription: { values: true } }).values;
  const own = !isPlaced || size === 'own';
  const only = own
    ? undefined
    : section.fields.map(({ name }) => name).filter((name) => name !== 'address' && name !== 'pool');
  return <ConfigFields {...{ section, row, only }} vlans={none} sources={sources} across={nothing} />;
}

const none: ReadonlySet<number> = new Set();
/** Interfaces that gateways have as a rule. */
const sources = { wan: ['wan1', 'wan2'], lan: ['lan1', 'lan2', 'lan3', 'lan4'] };
const nothing = () => undefined;
