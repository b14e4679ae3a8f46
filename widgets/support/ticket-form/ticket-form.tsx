import { useWrite } from '../../../src/api';
import { ticketOpen, type Ticket } from '../../../src/api/contract/support';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Form, FormActions, RadioField, SubmitButton, TextareaField, TextField } from '../../../src/ui/form';
import { PaneBox } from '../../../src/ui/pane';
import { PhotoField } from '../../../src/ui/photo';
import { useToast } from '../../../src/ui/toast';
import type { ticketFormContract } from './ticket-form.contract';
import { ticketFormText as text } from './ticket-form.text';

interface Values {
  category: Ticket['category'];
  subject: string;
  text: string;
  photos?: readonly string[];
}

const initial: Partial<Values> = { category: 'device', photos: [] };

/** Opens a ticket and leads to it. */
export function TicketForm({ onTicketOpened }: PropsOf<typeof ticketFormContract>) {
  const { run } = useWrite(ticketOpen, ['/api/v3/tickets']);
  const place = usePlace();
  const toast = useToast();
  const submit = async (values: Values) => {
    const { data } = await run({ ...values, photos: [...(values.photos ?? [])] });
    toast.success(text.done);
    if (onTicketOpened?.({ id: data.id }) !== false) {
      place.go({ name: 'customer_service.orders', query: { ticket: data.id } });
    }
  };
  return (
    <PaneBox part="panel" aria-label={text.heading}>
      <div style={{ maxWidth: 720 }}>
        <Form<Values> label={text.heading} initial={initial} onSubmit={submit}>
          <RadioField
            name="category"
            label={text.category}
            required
            options={Object.entries(text.categories).map(([value, label]) => ({ value, label }))}
          />
          <TextField name="subject" label={text.subject} required maxLength={80} />
          <TextareaField name="text" label={text.text} required maxLength={2000} help={text.textHelp} />
          <PhotoField name="photos" label={text.photos} help={text.photosHelp} />
          <FormActions>
            <SubmitButton>{text.submit}</SubmitButton>
          </FormActions>
        </Form>
      </div>
    </PaneBox>
  );
}
