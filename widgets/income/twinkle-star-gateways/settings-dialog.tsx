import type { StarGateway } from '../../../src/api/contract/star';
import { starBounds } from '../../../src/domain/star';
import { number } from '../../../src/format';
import { NumberField, TimeRangeField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { twinkleStarGatewaysText as text } from './twinkle-star-gateways.text';

/** What is changed; what is not there stays. */
export interface StarChange {
  mbps?: number;
  from?: string;
  to?: string;
  share?: number;
}

interface Values {
  mbps: number | '';
  hours: string;
  share: number | '';
}

interface SettingsDialogProps {
  /** One gateway with what it has now, or how many. */
  row?: StarGateway;
  count?: number;
  onSave: (change: StarChange) => Promise<unknown>;
  onClose: () => void;
}

/** Upload, hours and share of one gateway or of many; of many only what is filled in. */
export function SettingsDialog({ row, count = 1, onSave, onClose }: SettingsDialogProps) {
  const toast = useToast();
  const submit = async ({ mbps, hours, share }: Values) => {
    const [from, to] = hours ? hours.split('-') : [];
    const change: StarChange = {
      ...(mbps !== '' && mbps !== undefined && { mbps }),
      ...(from && to && { from, to }),
      ...(share !== '' && share !== undefined && { share }),
    };
    if (Object.keys(change).length === 0) return { mbps: text.nothing };
    await onSave(change);
    if (row) toast.success(text.saved);
    onClose();
    return undefined;
  };
  const one = row !== undefined;
  return (
    <FormDialog<Values>
      title={row ? text.setTitle(row.remark) : text.setManyTitle(count)}
      ok={verbs.save}
      initial={row ? { mbps: row.mbps, hours: `${row.from}-${row.to}`, share: row.share } : {}}
      onSubmit={submit as (values: Values) => Promise<void>}
      onClose={onClose}
    >
      {!one && <Note>{text.keep}</Note>}
      <NumberField
        name="mbps"
        label={text.mbps}
        unit="Mbps"
        integer
        required={one}
        min={starBounds.mbps[0]}
        max={row?.up_mbps ? Math.max(1, Math.floor(row.up_mbps)) : starBounds.mbps[1]}
        help={row?.up_mbps ? text.upHelp(number(row.up_mbps)) : undefined}
      />
      <TimeRangeField name="hours" label={text.hours} required={one} help={text.hoursHelp} />
      <NumberField
        name="share"
        label={text.share}
        unit="%"
        integer
        required={one}
        min={starBounds.share[0]}
        max={starBounds.share[1]}
        help={text.shareHelp}
      />
    </FormDialog>
  );
}
