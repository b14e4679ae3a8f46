import { number } from '../../../src/format';
import { DateField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import type { Run } from '../../../src/ui/tasks';
import { MakeFields } from './person-dialog';
import { inParts, usePersonActions } from './wifi-people.data';
import { makeOf, usualMake, type MakeValues } from './wifi-people.model';
import { wifiPeopleText as text } from './wifi-people.text';

interface BatchDialogProps {
  what: 'extend' | 'renew';
  count: number;
  /** Gets what shall be done with the ticked people. */
  onRun: (run: Run) => void;
  onClose: () => void;
}

/** Asks what a batch needs: until when, or what passwords are made of. */
export function BatchDialog({ what, count, onRun, onClose }: BatchDialogProps) {
  const { extend, renew } = usePersonActions();
  const submit = ({ until, ...values }: MakeValues & { until?: string }) => {
    const make = makeOf(values);
    onRun(inParts((ids) => (what === 'extend' ? extend.run({ ids, until: until || null }) : renew.run({ ids, make }))));
    onClose();
  };
  return (
    <FormDialog<MakeValues & { until?: string }>
      title={what === 'extend' ? text.extendTitle(number(count)) : text.renewTitle(number(count))}
      ok={what === 'extend' ? verbs.save : text.renewOk}
      initial={usualMake}
      onSubmit={submit}
      onClose={onClose}
    >
      {what === 'extend' ? (
        <DateField name="until" label={text.fields.until} help={text.untilHelp} />
      ) : (
        <>
          <Note>{text.renewHelp}</Note>
          <MakeFields />
        </>
      )}
    </FormDialog>
  );
}
