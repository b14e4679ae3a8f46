import { number } from '../../../src/format';
import { Fact } from '../../../src/ui/device';
import { Status } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import { CopyButton } from '../../../src/ui/copy';
import { EquipmentHead, EquipmentState } from '../shared/equipment-head';
import type { SwitchData } from './switch-detail.data';
import { switchDetailText as text } from './switch-detail.text';

/** Who the switch is and how it is. */
export function SwitchHead({ data }: { data: SwitchData }) {
  const alarmed = data.status === 'online' && data.alarm_text && data.alarm_level !== 'GENERAL';
  const state = (
    <>
      {alarmed ? (
        <Status kind={data.alarm_level === 'FATAL' ? 'danger' : 'warning'}>{data.alarm_text}</Status>
      ) : (
        <EquipmentState device={data} />
      )}
      {data.light && <Tag>{text.light}</Tag>}
    </>
  );
  return (
    <EquipmentHead device={data} state={state} copy={(address) => <CopyButton text={address} />}>
      {data.poe_budget !== null && (
        <Fact name={text.poe} value={text.poeOf(number(data.poe_watt ?? 0, 1), number(data.poe_budget))} />
      )}
    </EquipmentHead>
  );
}
