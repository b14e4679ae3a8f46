import { useRef, useState } from 'react';
import type { SiteTemplateDetail } from '../../../src/api/contract/site-template';
import { mostSitesAtOnce } from '../../../src/domain/site-template/names';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { useDeviceChoices } from '../../../src/ui/device/device-choices';
import { MultiSelectField, TextareaField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Download, Plus, Upload } from '../../../src/ui/icon';
import { mostTableBytes, readTable } from '../../../src/ui/table/import/read-table';
import { Unread } from '../../../src/ui/table/import/unread';
import { useToast } from '../../../src/ui/toast';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { saveRows } from '../shared/save-rows';
import { useGateways } from './site-template-apply.data';
import { readSites, type Chosen, type Fault } from './site-template-apply.model';
import { siteTemplateApplyText as text } from './site-template-apply.text';

interface SiteSourcesProps {
  model: SiteTemplateDetail;
  chosen: readonly Chosen[];
  onTake: (more: readonly Chosen[], faults: readonly Fault[]) => void;
}

/** Bytes of a megabyte. */
const megabyte = 1024 * 1024;

/** Ways to put sites into the table: by choosing gateways, from a file, from the clipboard. */
export function SiteSources({ model, chosen, onTake }: SiteSourcesProps) {
  const toast = useToast();
  const { act } = useAct();
  const gateways = useGateways();
  const [dialog, setDialog] = useState<'add' | 'paste'>();
  const picker = useRef<HTMLInputElement>(null);
  const { variables } = model.model;
  const titles = variables.map(({ name, label }) => label || name);
  const take = async (file: File) => {
    try {
      const rows = await readTable(file, mostSitesAtOnce + 1);
      const { sites, faults } = readSites(rows, variables, await gateways());
      onTake(sites, faults);
      if (sites.length > 0) toast.success(text.read(sites.length));
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      toast.error(unread(error));
    }
  };
  const open = (file: File | undefined) => (file ? act(() => take(file)) : undefined);
  return (
    <>
      <VisuallyHidden>
        <input
          ref={picker}
          type="file"
          tabIndex={-1}
          accept=".csv,.xlsx"
          aria-label={text.import}
          onChange={(event) => {
            void open(event.target.files?.[0]);
            // The same file again must count as a choice.
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
      <Button
        icon={<Download />}
        onClick={() =>
          void act(() =>
            saveRows(text.downloadName(model.name), [text.site, text.block, ...titles], sheetOf(chosen, model)),
          )
        }
      >
        {text.download}
      </Button>
      <Button onClick={() => setDialog('paste')}>{text.paste}</Button>
      <Button icon={<Upload />} onClick={() => picker.current?.click()}>
        {text.import}
      </Button>
      <Button icon={<Plus />} onClick={() => setDialog('add')}>
        {text.add}
      </Button>
      {dialog === 'add' && (
        <AddDialog chosen={chosen} onTake={(more) => onTake(more, [])} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'paste' && (
        <FormDialog<{ table?: string }>
          title={text.pasteTitle}
          width={560}
          ok={text.take}
          initial={{}}
          onSubmit={async ({ table = '' }) => {
            setDialog(undefined);
            await open(new File([table], 'table.csv'));
          }}
          onClose={() => setDialog(undefined)}
        >
          <TextareaField name="table" label={text.pasteLabel} required rows={8} help={text.pasteHelp(titles)} />
        </FormDialog>
      )}
    </>
  );
}

/** The table as it stands, for filling in elsewhere; secrets stay here. */
const sheetOf = (chosen: readonly Chosen[], { model }: SiteTemplateDetail): string[][] =>
  chosen.map(({ remark, block, values }) => [
    remark,
    block,
    ...model.variables.map(({ name, kind }) => (kind === 'secret' ? '' : (values[name] ?? ''))),
  ]);

const unread = ({ reason }: Unread): string =>
  reason === 'large'
    ? text.unread.large(mostTableBytes / megabyte)
    : reason === 'rows'
      ? text.unread.rows(mostSitesAtOnce)
      : text.unread[reason];

interface AddDialogProps {
  chosen: readonly Chosen[];
  onTake: (more: readonly Chosen[]) => void;
  onClose: () => void;
}

function AddDialog({ chosen, onTake, onClose }: AddDialogProps) {
  const found = useDeviceChoices('gateway');
  const names = useRef(new Map<string, string>());
  for (const { value, label } of found.options) names.current.set(value, label);
  const there = new Set(chosen.map(({ gwid }) => gwid));
  const submit = ({ gwids = [] }: { gwids?: readonly string[] }) => {
    onTake(gwids.map((gwid) => ({ gwid, remark: names.current.get(gwid) ?? gwid, values: {}, block: '' })));
    onClose();
    return Promise.resolve();
  };
  return (
    <FormDialog<{ gwids?: readonly string[] }>
      title={text.addTitle}
      ok={verbs.add}
      initial={{}}
      onSubmit={submit}
      onClose={onClose}
    >
      <MultiSelectField
        name="gwids"
        label={text.gateways}
        required
        help={text.most(mostSitesAtOnce)}
        {...found}
        options={found.options.filter(({ value }) => !there.has(value))}
      />
    </FormDialog>
  );
}
