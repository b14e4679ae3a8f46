import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FORM_ERROR, type FormApi } from 'final-form';
import { Form as FinalForm } from 'react-final-form';
import { useToast } from '../toast';
import { FormContext, type Landed } from './context';
import { Guard } from './guard';
import { sameValues } from './equal';
import { sort, spread } from './landing';
import { Layout } from './form.styles';
import { readFields } from './read-fields';
import { useSinceSent, valuesIn, type Sent } from './since-sent';

/** Values of a form by field name; dots and brackets reach into objects and lists. */
export type Values = Record<string, unknown>;

/** Props of `Form`. */
export interface FormProps<V extends object> {
  /** Where the fields start. A new object with the same content changes nothing; new content spares what was edited. */
  initial?: Partial<V> | undefined;
  /**
   * Called with the values once every rule holds. An `ApiError` of kind `invalid` (422) lands on the fields it names,
   * other failures are said as toasts; returning messages by field name puts those at the fields.
   */
  onSubmit: (values: V) => Promise<void | Record<string, string>> | void;
  /** Controls of 28, 32 or 40 px; `md` unless told. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** False: leaving with unsaved changes does not ask. For sign-in and search. */
  guarded?: boolean | undefined;
  /** Told whether it holds changes that would be lost, when that changes. */
  onHold?: ((held: boolean) => void) | undefined;
  /** Accessible name. */
  label?: string | undefined;
  /** For a submit button elsewhere: its `form` attribute. */
  id?: string | undefined;
  children: ReactNode;
}

/** A form: rules on blur and on submit, the first bad field gets the focus, the server's objections land on their fields. */
export function Form<V extends object = Values>({
  initial,
  onSubmit,
  size = 'md',
  guarded = true,
  onHold,
  label,
  id,
  children,
}: FormProps<V>) {
  const toast = useToast();
  const node = useRef<HTMLFormElement>(null);
  const [landed, setLanded] = useState<Readonly<Record<string, Landed>>>({});
  const [attempt, setAttempt] = useState(0);
  const sent = useRef<Sent>(new Map());

  useEffect(() => {
    if (attempt) node.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  const land = useCallback(
    (form: FormApi<V>, failure: unknown) => {
      const { fields, loose } = sort(failure, form.getRegisteredFields());
      setLanded((all) => ({ ...all, ...withValues(fields, form) }));
      setAttempt((count) => count + 1);
      spread(loose, toast.error);
    },
    [toast],
  );

  const submit = async (values: V, form: FormApi<V>) => {
    setLanded({});
    sent.current = valuesIn(form);
    try {
      const objections = await onSubmit(values);
      if (!objections || Object.keys(objections).length === 0) return undefined;
      land(form, objections);
    } catch (failure) {
      land(form, failure);
    }
    sent.current.clear();
    return { [FORM_ERROR]: true };
  };

  return (
    <FinalForm<V> initialValues={initial} initialValuesEqual={sameValues} keepDirtyOnReinitialize onSubmit={submit}>
      {({ handleSubmit, form }) => (
        <Shared<V> {...{ size, landed, land, initial, sent }} form={form as FormApi<V>}>
          <Layout
            ref={node}
            id={id}
            noValidate
            aria-label={label}
            onSubmit={(event) => {
              event.stopPropagation();
              readFields(event.currentTarget, form as FormApi<V>);
              void Promise.resolve(handleSubmit(event)).then(() => setAttempt((count) => count + 1));
            }}
          >
            {children}
          </Layout>
          {guarded && <Guard onHold={onHold} />}
        </Shared>
      )}
    </FinalForm>
  );
}

interface SharedProps<V extends object> {
  form: FormApi<V>;
  initial: Partial<V> | undefined;
  sent: RefObject<Sent>;
  size: 'sm' | 'md' | 'lg';
  landed: Readonly<Record<string, Landed>>;
  land: (form: FormApi<V>, failure: unknown) => void;
  children: ReactNode;
}

function Shared<V extends object>({ form, initial, sent, size, landed, land, children }: SharedProps<V>) {
  useSinceSent(form, initial, sent);
  const value = useMemo(
    () => ({ size, landed, land: (failure: unknown) => land(form, failure) }),
    [size, landed, land, form],
  );
  return <FormContext value={value}>{children}</FormContext>;
}

/** A message holds for the value it was about. */
function withValues<V extends object>(fields: Record<string, string>, form: FormApi<V>): Record<string, Landed> {
  const values = valuesIn(form);
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { text, value: values.get(name) }]));
}
