import { useRead, useWrite } from '../../../src/api';
import {
  starBillLines,
  starDispute,
  starDisputeAdd,
  type StarBillDay,
  type StarDispute,
} from '../../../src/api/contract/star-bill';
import { SelectField, TextareaField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { starPaths } from '../shared/star/star.data';
import { twinkleStarBillText as text } from './twinkle-star-bill.text';

interface Values {
  gwid?: string;
  text: string;
}

/** Most characters of an objection. */
const longest = 1000;

/** Objects to a day of the bill, or to what one gateway was given on it. */
export function DisputeDialog({ day, onClose }: { day: StarBillDay['day']; onClose: () => void }) {
  const { run } = useWrite(starDispute, starPaths);
  const toast = useToast();
  const lines = useRead(starBillLines, { day, per_page: 1000 });
  const gateways = new Map((lines.data?.list ?? []).map(({ gwid, remark }) => [gwid, remark || gwid]));
  const submit = async ({ gwid, text: why }: Values) => {
    await run({ day, text: why.trim(), ...(gwid && { gwid }) });
    toast.success(text.sent);
    onClose();
  };
  return (
    <FormDialog<Values>
      title={text.objectTitle(day)}
      ok={text.send}
      initial={{ gwid: '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        name="gwid"
        label={text.about}
        source={lines}
        options={[{ value: '', label: text.whole }, ...[...gateways].map(([value, label]) => ({ value, label }))]}
      />
      <Words />
    </FormDialog>
  );
}

/** Adds words to an objection that waits. */
export function AddDialog({
  dispute: { id, day },
  onClose,
}: {
  dispute: Pick<StarDispute, 'id' | 'day'>;
  onClose: () => void;
}) {
  const { run } = useWrite(starDisputeAdd, starPaths);
  const toast = useToast();
  const submit = async ({ text: why }: Values) => {
    await run({ id, text: why.trim() });
    toast.success(text.added);
    onClose();
  };
  return (
    <FormDialog<Values> title={text.addTitle(day)} ok={text.send} onSubmit={submit} onClose={onClose}>
      <Words />
    </FormDialog>
  );
}

const Words = () => (
  <TextareaField name="text" label={text.text} required rows={5} maxLength={longest} help={text.textHelp} />
);
