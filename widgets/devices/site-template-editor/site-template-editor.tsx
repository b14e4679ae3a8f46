import { useState, type ReactNode } from 'react';
import type { SiteTemplateDetail } from '../../../src/api/contract/site-template';
import { siteSections } from '../../../src/domain/site-template';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { Form, SubmitButton, TextField, useForm, useFormState } from '../../../src/ui/form';
import { Missing } from '../../../src/ui/missing';
import { Note } from '../../../src/ui/note';
import { usePageName } from '../../../src/ui/page';
import { Skeleton } from '../../../src/ui/skeleton';
import { useToast } from '../../../src/ui/toast';
import { Addresses } from './addresses';
import { OverlayContext } from './overlay';
import { Preview } from './preview';
import { SectionRows } from './section-rows';
import { Networks } from './networks';
import type { siteTemplateEditorContract } from './site-template-editor.contract';
import { useFrom, useSave, useTemplate } from './site-template-editor.data';
import { emptyModel, modelOf, valuesOf, type Values } from './site-template-editor.model';
import { Desk, Foot } from '../shared/template-desk.styles';
import { GroupHead, Groups, Panel } from './site-template-editor.styles';
import { siteTemplateEditorText as text } from './site-template-editor.text';
import { Variables } from './variables';

/** Makes a model of a site or a new version of one, beside what it makes of a site. */
export function SiteTemplateEditor({ template = '', from = '' }: PropsOf<typeof siteTemplateEditorContract>) {
  const { go, query } = usePlace();
  const source = template === '' ? from || query.from || '' : '';
  const stored = useTemplate(template);
  const copied = useFrom(source);
  usePageName(stored.data?.name);
  const toList = () => go({ name: 'template_site' });
  const { error, refresh } = template === '' ? copied : stored;
  const missing = template !== '' ? !stored.data : source !== '' && !copied.data;
  if (missing) {
    if (!error) return <Skeleton rows={10} />;
    if (error.kind !== 'notFound') return <Failed error={error} onRetry={() => void refresh()} />;
    const back = <Button onClick={toList}>{text.back}</Button>;
    return <Missing title={text.missing} gone="deleted" action={back} />;
  }
  return (
    <Panel part="panel" $named={template !== ''}>
      {copied.data && <Note>{text.madeFrom(copied.data.remark)}</Note>}
      <Editor
        key={`${template} ${stored.data?.version ?? 0} ${source}`}
        stored={stored.data}
        initial={stored.data ? valuesOf(stored.data.model, stored.data) : valuesOf(copied.data?.model ?? emptyModel())}
        onList={toList}
      />
    </Panel>
  );
}

interface EditorProps {
  stored: SiteTemplateDetail | undefined;
  initial: Values;
  onList: () => void;
}

function Editor({ stored, initial, onList }: EditorProps) {
  const { run } = useSave();
  const toast = useToast();
  const [dialog, show] = useState<ReactNode>();
  const submit = async (values: Values) => {
    const { name = '', note = '', reason = '' } = values;
    const { data } = await run({
      ...(stored && { id: stored.id, version: stored.version }),
      ...{ name, note, reason, model: modelOf(values) },
    });
    toast.success(text.saved(data.version, data.sites));
    onList();
  };
  return (
    <OverlayContext value={show}>
      <Form<Values> label={text.label} initial={initial} onSubmit={submit}>
        <Desk>
          <Groups>
            <section aria-label={text.general}>
              <GroupHead>
                <h2 part="heading">{text.general}</h2>
              </GroupHead>
              <TextField name="name" label={text.name} required maxLength={30} autoComplete="off" />
              <TextField name="note" label={text.note} maxLength={40} />
              {stored && <TextField name="reason" label={text.reason} maxLength={40} help={text.reasonHelp} />}
            </section>
            <Addresses />
            <Variables />
            {siteSections.map((section) => (
              <SectionRows key={section.key} section={section} />
            ))}
            <Networks />
          </Groups>
          <Preview versions={stored?.versions ?? []} />
        </Desk>
        <Bar version={stored?.version} />
      </Form>
      {dialog}
    </OverlayContext>
  );
}

function Bar({ version }: { version: number | undefined }) {
  const form = useForm();
  const { dirty } = useFormState({ subscription: { dirty: true } });
  return (
    <Foot>
      <Button disabled={!dirty} onClick={() => form.reset()}>
        {text.discard}
      </Button>
      <SubmitButton>{version === undefined ? text.create : text.save(version + 1)}</SubmitButton>
    </Foot>
  );
}
