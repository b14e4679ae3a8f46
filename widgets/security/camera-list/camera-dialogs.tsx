import { useWrite } from '../../../src/api';
import { cameraPlan, cameraRename, type Camera } from '../../../src/api/contract/equipment';
import {
  mostDays,
  qualities,
  recordModes,
  storageNeed,
  type Quality,
  type RecordMode,
} from '../../../src/domain/camera';
import { bytes } from '../../../src/format';
import { between, integer } from '../../../src/rules';
import { FormRow, RadioField, SelectField, TextField, TimeRangeField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { betweenText } from '../../../src/text/between.text';
import { cameraListText as text } from './camera-list.text';

interface DialogProps {
  camera: Camera;
  onClose: () => void;
}

const refreshed = ['/api/v3/camera/list'];

/** Names a camera. */
export function RenameDialog({ camera, onClose }: DialogProps) {
  const { run } = useWrite(cameraRename, refreshed);
  const toast = useToast();
  const submit = async ({ name = '' }: { name?: string }) => {
    await run({ id: camera.id, name: name.trim() });
    toast.success(text.renamed);
    onClose();
  };
  return (
    <FormDialog<{ name?: string }>
      title={text.rename}
      ok={verbs.save}
      initial={{ name: camera.name }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required maxLength={32} />
    </FormDialog>
  );
}

interface PlanValues {
  record: RecordMode;
  period?: string;
  days?: string;
  quality: Quality;
}

/** Says when a camera records, how well, and how long it is kept. */
export function PlanDialog({ camera, onClose }: DialogProps) {
  const { run } = useWrite(cameraPlan, refreshed);
  const toast = useToast();
  const submit = async ({ record, period = '', days = '', quality }: PlanValues) => {
    await run({ id: camera.id, record, days: Number(days), quality, ...(record === 'period' && { period }) });
    toast.success(text.planSent);
    onClose();
  };
  const { record, period, days, quality } = camera;
  return (
    <FormDialog<PlanValues>
      title={`${text.editPlan}${betweenText.told}${camera.name}`}
      ok={verbs.save}
      initial={{ record, period, days: String(days), quality }}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlanFields />
    </FormDialog>
  );
}

function PlanFields() {
  const { values } = useFormState<PlanValues>();
  const { record, period = '', days = '', quality } = values;
  const need = storageNeed({ record, period, quality, days: Number(days) || 0 });
  return (
    <>
      <RadioField
        name="record"
        label={text.mode}
        options={recordModes.map((value) => ({ value, label: text.records[value] }))}
      />
      {record === 'period' && <TimeRangeField name="period" label={text.period} required help={text.periodHelp} />}
      <FormRow>
        <TextField
          name="days"
          label={text.days}
          required
          rules={[integer, (typed: string) => between(1, mostDays)(Number(typed))]}
          help={text.daysHelp(mostDays)}
        />
        <SelectField
          name="quality"
          label={text.quality}
          required
          options={qualities.map((value) => ({ value, label: value }))}
        />
      </FormRow>
      {record !== 'off' && <Note>{text.willNeed(bytes(need))}</Note>}
    </>
  );
}
