import type { ReactNode } from 'react';
import type { ApTemplateDetail } from '../../../src/api/contract/ap-template';
import type { DataOf } from '../../../src/api';
import type { apTemplatePreview } from '../../../src/api/contract/ap-template';
import type { ApTemplateKind, ApTemplateRows } from '../../../src/domain/ap-template';
import { nameAtSite } from '../../../src/domain/device';
import { Button } from '../../../src/ui/button';
import { RadioField, SubmitButton, useForm, useFormState } from '../../../src/ui/form';
import { Send } from '../../../src/ui/icon';
import { Awaited, Below } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { apTemplateText, namesBeyond } from '../shared/ap-template';
import { usePreview, type Subject } from './ap-template-editor.data';
import { overrideOf, planOf, starts, valuesOf, type Values } from './ap-template-editor.model';
import { Desk, Foot } from '../shared/template-desk.styles';
import { Big, Share, Side, Told } from './ap-template-editor.styles';
import { apTemplateEditorText as text } from './ap-template-editor.text';

interface ImpactProps {
  kind: ApTemplateKind;
  template: ApTemplateDetail | undefined;
  subject: Subject | undefined;
  onEdit: (subject: Subject) => void;
  /** The fields. */
  children: ReactNode;
}

const fieldsOf = (rows: ApTemplateRows): number =>
  Object.values(rows).reduce((sum, row) => sum + Object.keys(row).length, 0);

/** Access points that are named; the rest is counted. */
const named = 8;

/** The fields beside which access points saving touches, what stays as it is below, and when it goes. */
export function Impact({ kind, template, subject, onEdit, children }: ImpactProps) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const id = template && { id: template.id };
  const preview = usePreview(
    subject
      ? {
          plan: { ...planOf(kind, valuesOf(kind, template, {})), ...id },
          override: { level: subject.level, subject: subject.id, rows: overrideOf(kind, values) },
        }
      : values.name
        ? { plan: { ...planOf(kind, values), ...id } }
        : null,
  );
  // What cannot be saved yet touches nothing; the fields say why.
  const data = preview.error || !values.name ? undefined : preview.data;
  const below = template?.overrides ?? [];
  return (
    <>
      <Desk>
        {children}
        {preview.loading && <Awaited />}
        <Below>
          <Side>
            <section aria-label={text.impact} aria-busy={preview.late || preview.loading}>
              <h2 part="heading">{text.impact}</h2>
              {data ? (
                <Counts kind={kind} data={data} />
              ) : (
                <p>{preview.error || !values.name ? text.unknown : text.counting}</p>
              )}
            </section>
            {template && !subject && (
              <section aria-label={text.below}>
                <h2 part="heading">
                  {text.below}
                  {below.length > 0 && <small>{text.belowCount(below.length)}</small>}
                </h2>
                {below.length === 0 ? (
                  <p>{text.noBelow}</p>
                ) : (
                  <Told>
                    {below.map((one) => (
                      <li key={`${one.level} ${one.subject}`}>
                        <span>
                          {one.name} <small>{apTemplateText.names[one.level]}</small>
                        </span>
                        <Button
                          size="sm"
                          variant="link"
                          aria-label={`${text.fields(fieldsOf(one.rows))} ${one.name}`}
                          onClick={() => onEdit({ level: one.level, id: one.subject })}
                        >
                          {text.fields(fieldsOf(one.rows))}
                        </Button>
                      </li>
                    ))}
                  </Told>
                )}
              </section>
            )}
            <section>
              <RadioField
                name="start"
                label={text.when}
                options={starts.map((value) => ({ value, label: text.starts[value] }))}
              />
            </section>
          </Side>
        </Below>
      </Desk>
      <Bar aps={preview.late ? 0 : (data?.touched ?? 0)} />
    </>
  );
}

function Counts({ kind, data }: { kind: ApTemplateKind; data: DataOf<typeof apTemplatePreview> }) {
  const { aps, touched, offline, sites, unable, beyond, list } = data;
  return (
    <>
      <Big>
        <b>{touched}</b>
        {text.impactUnit(sites)} <small>{text.scope(aps)}</small>
      </Big>
      {unable > 0 && <p style={{ marginBottom: 8 }}>{text.unable(unable, namesBeyond(kind, beyond))}</p>}
      {touched > 0 && (
        <>
          <Share $percent={(100 * (touched - offline)) / touched} role="presentation" />
          <Told>
            <li>
              <Status kind="online">{text.reachable}</Status>
              <span>{touched - offline}</span>
            </li>
            <li>
              <Status kind="offline">{text.offline}</Status>
              <span>{offline}</span>
            </li>
          </Told>
          <h2 style={{ marginTop: 16 }}>{text.touched}</h2>
          <Told aria-label={text.touched}>
            {list.slice(0, named).map(({ id, remark, site, state, diff }) => (
              <li key={id}>
                <span>{nameAtSite(remark, site)}</span>
                <small>
                  {state === 'missing' ? text.adds : state === 'left' ? text.drops : text.fields(diff.length)}
                </small>
              </li>
            ))}
            {touched > named && (
              <li>
                <small>{text.more(touched - Math.min(named, list.length))}</small>
              </li>
            )}
          </Told>
          <p style={{ marginTop: 8 }}>{kind === 'ssid' ? text.reconnect : text.radioReconnect}</p>
        </>
      )}
    </>
  );
}

function Bar({ aps }: { aps: number }) {
  const form = useForm();
  const { dirty } = useFormState({ subscription: { dirty: true } });
  return (
    <Foot>
      <Button disabled={!dirty} onClick={() => form.reset()}>
        {text.discard}
      </Button>
      <SubmitButton icon={<Send />}>{text.save(aps)}</SubmitButton>
    </Foot>
  );
}
