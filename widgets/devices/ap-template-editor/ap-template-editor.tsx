import { useState } from 'react';
import type { ApTemplateDetail } from '../../../src/api/contract/ap-template';
import { overrideLevels, type ApTemplateKind, type ApTemplateRows } from '../../../src/domain/ap-template';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { useDeviceChoice } from '../../../src/ui/device/device-choices';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { Form, useLeave } from '../../../src/ui/form';
import { SearchInput } from '../../../src/ui/input';
import { Missing } from '../../../src/ui/missing';
import { Note } from '../../../src/ui/note';
import { Segmented } from '../../../src/ui/segmented';
import { Select } from '../../../src/ui/select';
import { ObjectTitle } from '../../../src/ui/page';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { useToast } from '../../../src/ui/toast';
import { apTemplateText } from '../shared/ap-template';
import type { apTemplateEditorContract } from './ap-template-editor.contract';
import { useOptions, useOverride, useSave, useTemplate, type Subject } from './ap-template-editor.data';
import { nextNight, overrideOf, planOf, reachOf, valuesOf, type Values } from './ap-template-editor.model';
import { Levels, Panel } from './ap-template-editor.styles';
import { apTemplateEditorText as text } from './ap-template-editor.text';
import { Fields } from './fields';
import { Impact } from './impact';

/** Makes a template, changes it, or changes what a group, a gateway or an access point has otherwise. */
export function ApTemplateEditor({ kind = 'ssid', template = '' }: PropsOf<typeof apTemplateEditorContract>) {
  const { go } = usePlace();
  const { data, error, refresh } = useTemplate(template);
  const toList = () => go({ name: kind === 'ssid' ? 'template_wireless.wireless' : 'template_wireless.ac' });
  if (template !== '' && !data) {
    if (!error) return <PageSkeleton shape="form" />;
    if (error.kind !== 'notFound') return <Failed error={error} onRetry={() => void refresh()} />;
  }
  if (template !== '' && (data?.kind !== kind || data.removing)) {
    const back = <Button onClick={toList}>{text.back}</Button>;
    return <Missing title={text.missing} gone="deleted" action={back} />;
  }
  const toPeople = (id: string) =>
    go({ name: 'template_wireless.wireless_edit', params: { id }, query: { tab: 'people' } });
  return <Editor key={template} kind={kind} template={data} onList={toList} onPeople={toPeople} onRefresh={refresh} />;
}

interface EditorProps {
  kind: ApTemplateKind;
  template: ApTemplateDetail | undefined;
  onList: () => void;
  onPeople: (id: string) => void;
  onRefresh: () => Promise<unknown>;
}

type Level = 'account' | Subject['level'];

function Editor({ kind, template, onList, onPeople, onRefresh }: EditorProps) {
  const [level, setLevel] = useState<Level>('account');
  const [subject, setSubject] = useState('');
  const leave = useLeave();
  const places = template?.overrides.length ?? 0;
  const choose = (next: Level, id = '') =>
    leave(() => {
      setLevel(next);
      setSubject(id);
    });
  return (
    <Panel part="panel">
      {template && <ObjectTitle name={template.name} />}
      {template && (
        <Levels>
          <span>{text.level}</span>
          <Segmented<Level>
            label={text.level}
            value={level}
            onChange={(next) => choose(next)}
            options={(['account', ...overrideLevels] as const).map((value) => ({
              value,
              label: apTemplateText.names[value],
            }))}
          />
          {level !== 'account' && (
            <SubjectSelect level={level} value={subject} template={template} onChange={(id) => choose(level, id)} />
          )}
          {places > 0 && <small>{text.changedPlaces(places)}</small>}
        </Levels>
      )}
      {level !== 'account' && subject === '' ? (
        <Note>{text.chooseSubject}</Note>
      ) : (
        <LevelForm
          key={`${level} ${subject}`}
          kind={kind}
          template={template}
          subject={level === 'account' ? undefined : { level, id: subject }}
          onEdit={(at) => choose(at.level, at.id)}
          onSaved={(people) => (level !== 'account' ? void onRefresh() : people ? onPeople(people) : onList())}
        />
      )}
    </Panel>
  );
}

interface LevelFormProps {
  kind: ApTemplateKind;
  template: ApTemplateDetail | undefined;
  /** Undefined: the account. */
  subject: Subject | undefined;
  onEdit: (subject: Subject) => void;
  /** Gets the id of a new network whose people are to be added. */
  onSaved: (people?: string) => void;
}

const nothing: ApTemplateRows = {};

function LevelForm({ kind, template, subject, onEdit, onSaved }: LevelFormProps) {
  const { run: save } = useSave();
  const { run: override } = useOverride();
  const toast = useToast();
  const { query } = usePlace();
  const over =
    template?.overrides.find((one) => one.level === subject?.level && one.subject === subject.id)?.rows ?? nothing;
  const submit = async (values: Values) => {
    const start = values.start === 'night' ? { starts_at: nextNight(Date.now()) } : {};
    const { data } =
      subject && template
        ? await override({
            ...{ id: template.id, level: subject.level, subject: subject.id, rows: overrideOf(kind, values) },
            ...start,
          })
        : await save({ ...planOf(kind, values), ...(template && { id: template.id, rev: template.rev }), ...start });
    toast.success(text.saved(data.aps));
    onSaved(!template && values.rows.ssid?.security === 'ppsk' ? data.id : undefined);
  };
  return (
    <Form<Values>
      label={text.label[kind]}
      initial={{ ...valuesOf(kind, template, over), ...(!template && reachOf(query)) }}
      onSubmit={submit}
    >
      <Impact kind={kind} template={template} subject={subject} onEdit={onEdit}>
        <Fields kind={kind} base={subject && template?.rows} />
      </Impact>
    </Form>
  );
}

interface SubjectSelectProps {
  level: Subject['level'];
  value: string;
  template: ApTemplateDetail;
  onChange: (id: string) => void;
}

/** Where something is to be otherwise; places that have it so already stand first. */
function SubjectSelect({ level, value, template, onChange }: SubjectSelectProps) {
  const groups = useOptions('gateway').data?.groups ?? [];
  const found = useDeviceChoice(level === 'group' ? undefined : level, level === 'group' ? '' : value);
  const known = template.overrides
    .filter((one) => one.level === level)
    .map(({ subject, name }) => ({ value: subject, label: `● ${name}` }));
  const has = new Set(known.map((one) => one.value));
  const all = level === 'group' ? groups.map(({ id, name }) => ({ value: id, label: name })) : found.options;
  const label = text.subject(apTemplateText.names[level]);
  return (
    <span>
      <Select
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={onChange}
        options={[...known, ...all.filter((one) => !has.has(one.value))]}
      />
      {level !== 'group' && found.many && (
        <SearchInput
          aria-label={text.search(apTemplateText.names[level])}
          value={found.typed}
          onChange={found.onSearch}
        />
      )}
    </span>
  );
}
