import { useState } from 'react';
import { useRead, useWrite, type DataOf } from '../../../src/api';
import { rename } from '../../../src/api/contract/device';
import { apDetail } from '../../../src/api/contract/equipment';
import type { PropsOf } from '../../../src/element/contract';
import { maxLength, required } from '../../../src/rules';
import { usePlace } from '../../../src/session/place';
import { checks } from '../../../src/text';
import { Button, IconButton } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Pencil } from '../../../src/ui/icon';
import { Missing } from '../../../src/ui/missing';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { StagedSection, useStaged } from '../../../src/ui/staged';
import { Tabs } from '../../../src/ui/tabs';
import { useToast } from '../../../src/ui/toast';
import { Stack } from '../../../src/ui/stack';
import { perLanguage } from '../../../src/text/words';
import { EquipmentHead } from '../shared/equipment-head';
import type { apEditorContract } from './ap-editor.contract';
import { apEditorText as text } from './ap-editor.text';
import { Radios } from './radios';

type Tab = keyof typeof text.tabs;
/** One access point. */
export type Ap = DataOf<typeof apDetail>;

const tabs = perLanguage(() => Object.keys(text.tabs) as Tab[]);
/** Milliseconds between two looks at the server. */
const every = 15_000;

/** One access point: how its radios are, and its settings. */
export function ApEditor({ device = '', tab: given, bare = false }: PropsOf<typeof apEditorContract>) {
  const { data, error, refresh } = useRead(apDetail, device ? { id: device } : null, { every, onFocus: true });
  const place = usePlace();
  const staged = useStaged(data ? device : '');
  const tab = tabs().find((key) => key === (place.query.tab ?? given)) ?? 'ssids';
  const back = <Button onClick={() => place.go({ name: 'ap_index' })}>{text.toList}</Button>;
  if (!device) return <Empty kind="nothing" title={text.none} reason={text.noneReason} action={back} />;
  if (!data) {
    if (!error) return <PageSkeleton shape="form" />;
    if (error.kind !== 'notFound') return <Failed error={error} onRetry={() => void refresh()} />;
    return <Missing title={text.missing} gone="unbound" action={back} />;
  }
  const choose = (key: Tab) => place.setQuery({ tab: key }, { replace: true });
  return (
    <Stack part="panel">
      {!bare && (
        <>
          <Head ap={data} />
          <Radios ap={data} />
        </>
      )}
      <div>
        <Tabs
          label={text.tabsLabel}
          value={tab}
          onChange={choose}
          items={tabs().map((key) => ({ key, label: text.tabs[key] }))}
        >
          <StagedSection staged={staged} section={tab} />
        </Tabs>
      </div>
    </Stack>
  );
}

const remarkRule = perLanguage(() => checks<string>(text.remark, required, maxLength(64)));

function Head({ ap }: { ap: Ap }) {
  const [renaming, setRenaming] = useState(false);
  const renamed = useWrite(rename, ['/api/v3/device/']);
  const toast = useToast();
  return (
    <>
      <EquipmentHead
        device={ap}
        end={
          <IconButton label={text.rename} size="sm" onClick={() => setRenaming(true)}>
            <Pencil />
          </IconButton>
        }
      />
      {renaming && (
        <FormDialog
          title={text.rename}
          ok={verbs.save}
          initial={{ remark: ap.remark }}
          onSubmit={async (values: { remark: string }) => {
            await renamed.run({ id: ap.id, remark: values.remark.trim() });
            toast.success(text.renamed);
            setRenaming(false);
          }}
          onClose={() => setRenaming(false)}
        >
          <TextField name="remark" label={text.remark} required maxLength={64} rules={[remarkRule()]} />
        </FormDialog>
      )}
    </>
  );
}
