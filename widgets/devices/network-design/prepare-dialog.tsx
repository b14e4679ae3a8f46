import { useWrite } from '../../../src/api';
import type { DesignDocument } from '../../../src/api/contract/design';
import { preparedImport, type PreparedRow } from '../../../src/api/contract/prepared';
import type { Bill, Role } from '../../../src/domain/design/scheme';
import { usePlace } from '../../../src/session/place';
import { TextareaField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { betweenText } from '../../../src/text/between.text';
import { networkDesignText as text } from './network-design.text';

type Values = Partial<Record<Role, string>>;

interface PrepareDialogProps {
  name: string;
  document: DesignDocument;
  bill: Bill;
  onClose: () => void;
}

/** Serial numbers of what arrived: devices are prepared under names of the design, access points with their channels. */
export function PrepareDialog({ name, document, bill, onClose }: PrepareDialogProps) {
  const { run } = useWrite(preparedImport, ['/api/v3/prepared/']);
  const { go } = usePlace();
  const toast = useToast();
  const submit = async (values: Values) => {
    const rows = rowsOf(name, document, values);
    if (rows.length === 0) return { [bill.lines[0]?.role ?? 'gateway']: text.noSerials };
    const { problems } = (await run({ rows, dry: true })).data;
    const wrong = problems.filter(({ level }) => level === 'error');
    if (wrong.length > 0) {
      const found: Partial<Record<Role, string>> = {};
      for (const { line, text: words } of wrong) {
        const { role, serial } = rows[line - 1]!;
        found[role] = [found[role], `${serial}${betweenText.told}${words}`].filter(Boolean).join(betweenText.sentences);
      }
      return found;
    }
    const { taken } = (await run({ rows })).data;
    toast.success(text.prepared(taken));
    onClose();
    go({ name: 'preconfigured' });
    return undefined;
  };
  return (
    <FormDialog<Values>
      title={text.prepare}
      ok={text.prepare}
      width={560}
      initial={{}}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note>{text.prepareNote}</Note>
      {bill.lines.map(({ role, count }) => (
        <TextareaField
          key={role}
          name={role}
          label={text.serialsOf(text.roles[role], count)}
          rows={Math.min(6, Math.max(2, count))}
          help={text.serialsHelp}
        />
      ))}
    </FormDialog>
  );
}

const kinds: Readonly<Record<Role, string>> = { gateway: 'gateway', switch: 'switch', panel: 'ap', ceiling: 'ap' };

/** Rows of the import; access points take names, channels and power from the plan in its order. */
function rowsOf(name: string, { floors }: DesignDocument, values: Values): (PreparedRow & { role: Role })[] {
  const rows: (PreparedRow & { role: Role })[] = [];
  for (const role of Object.keys(kinds) as Role[]) {
    const serials = (values[role] ?? '').split(/\s+/).filter(Boolean);
    const spots = floors.flatMap((floor) =>
      floor.aps.filter(({ form }) => form === role).map((ap) => ({ ...ap, place: floor.name })),
    );
    for (const [index, serial] of serials.entries()) {
      const spot = spots[index];
      rows.push({
        ...{ role, line: rows.length + 1, serial, kind: kinds[role], group: '', copy_from: '' },
        remark: spot ? spot.name : text.nameOf(name, text.roles[role], index + 1),
        location: spot?.place ?? '',
        settings: spot ? { channel_5g: String(spot.channel), power_5g: String(spot.power) } : {},
      });
    }
  }
  return rows;
}
