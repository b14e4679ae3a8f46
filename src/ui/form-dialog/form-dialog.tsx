import { useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button';
import { Dialog, useConfirm } from '../dialog';
import { Form, type FormProps } from '../form';
import { formDialogText as text } from './form-dialog.text';

/** Props of `FormDialog`. */
export interface FormDialogProps<V extends object> extends Pick<FormProps<V>, 'initial' | 'onSubmit'> {
  title: string;
  /** Word on the button that sends: what happens then, never a mere 确定. */
  ok: string;
  /** Word on the other one; `取消` unless told. */
  cancel?: string | undefined;
  /** The sending button is red. */
  danger?: boolean | undefined;
  /** What would be sent is not known yet. */
  disabled?: boolean | undefined;
  /** Pixels; 420 unless told. */
  width?: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog. Exists only while open; closes through `onClose` alone, so nothing typed is lost by a failure, nor
 * by Escape or the close button without a question.
 */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, ok, cancel, danger = false, disabled = false, width, onClose, onSubmit, initial, children } = props;
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [held, hold] = useState(false);
  const confirm = useConfirm();
  const close = () => {
    if (held) void confirm(text.drop).then((agreed) => agreed && onClose());
    else onClose();
  };
  const submit = async (values: V) => {
    // At once: what is sent may lead to another page, which a form that is not sent yet would ask about.
    flushSync(() => setBusy(true));
    try {
      return await onSubmit(values);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={title}
      width={width}
      onClose={close}
      footer={
        <>
          <Button onClick={onClose}>{cancel ?? text.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={id} busy={busy} disabled={disabled}>
            {ok}
          </Button>
        </>
      }
    >
      <Form<V> id={id} initial={initial} guarded={!busy} onHold={hold} label={title} onSubmit={submit}>
        {children}
      </Form>
    </Dialog>
  );
}
