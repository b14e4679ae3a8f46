import { useRead, useWrite } from '../../../src/api';
import { afterSaleDetail, afterSaleSave, type AfterSale } from '../../../src/api/contract/support';
import type { PropsOf } from '../../../src/element/contract';
import { groupMobile, ungroup } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Failed } from '../../../src/ui/failed';
import { Form, FormActions, FormRow, RadioField, SubmitButton, TextareaField, TextField } from '../../../src/ui/form';
import { MobileField } from '../../../src/ui/mobile-field';
import { Note } from '../../../src/ui/note';
import { PaneBox } from '../../../src/ui/pane';
import { PhotoField } from '../../../src/ui/photo';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { useToast } from '../../../src/ui/toast';
import type { afterSaleFormContract } from './after-sale-form.contract';
import { afterSaleFormText as text } from './after-sale-form.text';

type Values = Pick<AfterSale, 'kind' | 'product' | 'serial' | 'reason' | 'contact' | 'mobile' | 'address' | 'photos'>;

/** Files an after-sales order, or changes one that nobody accepted yet. */
export function AfterSaleForm({ afterSaleId, onAfterSaleSaved }: PropsOf<typeof afterSaleFormContract>) {
  const { data, error, refresh } = useRead(afterSaleDetail, afterSaleId ? { id: afterSaleId } : null);
  const { run } = useWrite(afterSaleSave, ['/api/v3/after_sales']);
  const place = usePlace();
  const toast = useToast();

  const submit = async (values: Values) => {
    const { data: saved } = await run({
      ...(afterSaleId && { id: afterSaleId }),
      ...values,
      mobile: ungroup(values.mobile),
      photos: [...(values.photos ?? [])],
    });
    toast.success(text.saved);
    if (onAfterSaleSaved?.({ id: saved.id }) !== false) place.go({ name: 'after_sales' });
  };

  const waiting = afterSaleId !== undefined && afterSaleId !== '' && !data;
  return (
    <PaneBox part="panel" aria-label={text.heading}>
      {waiting ? (
        error ? (
          <Failed error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton shape="form" />
        )
      ) : data && data.state !== 'submitted' ? (
        <Note tone="warning">{text.locked}</Note>
      ) : (
        <div style={{ maxWidth: 720 }}>
          <Form<Values> label={text.heading} initial={initialOf(data)} onSubmit={submit}>
            <Fields />
            <FormActions>
              <SubmitButton>{data ? text.save : text.submit}</SubmitButton>
            </FormActions>
          </Form>
        </div>
      )}
    </PaneBox>
  );
}

const Fields = () => (
  <>
    <RadioField
      name="kind"
      label={text.kind}
      required
      options={Object.entries(text.kinds).map(([value, label]) => ({ value, label }))}
    />
    <FormRow>
      <TextField name="product" label={text.product} required maxLength={60} placeholder={text.productExample} />
      <TextField
        name="serial"
        label={text.serial}
        required
        mono
        maxLength={32}
        help={text.serialHelp}
        rules={[(value) => (/^[A-Za-z\d-]{6,32}$/.test(value.trim()) ? undefined : text.serialInvalid)]}
      />
    </FormRow>
    <TextareaField
      name="reason"
      label={text.reason}
      required
      maxLength={2000}
      help={text.reasonHelp}
      rules={[(value) => (value.trim().length >= 5 ? undefined : text.reasonShort)]}
    />
    <PhotoField name="photos" label={text.photos} help={text.photosHelp} />
    <FormRow>
      <TextField name="contact" label={text.contact} required maxLength={40} autoComplete="name" />
      <MobileField name="mobile" label={text.mobile} required />
    </FormRow>
    <TextField
      name="address"
      label={text.address}
      required
      maxLength={200}
      autoComplete="street-address"
      help={text.addressHelp}
    />
  </>
);

function initialOf(order: AfterSale | undefined): Partial<Values> {
  if (!order) return { kind: 'repair', photos: [] };
  const { kind, product, serial, reason, contact, mobile, address, photos } = order;
  return { kind, product, serial, reason, contact, mobile: groupMobile(mobile), address, photos };
}
