import { useContext } from 'react';
import { shareAbove, type Grid } from '../../../src/domain/design/coverage';
import { channels, wallsToNearest, type Gap } from '../../../src/domain/design/points';
import { Button } from '../../../src/ui/button';
import { useDeviceChoice } from '../../../src/ui/device/device-choices';
import { Input, SearchInput } from '../../../src/ui/input';
import { To } from '../../../src/ui/link';
import { Meter } from '../../../src/ui/meter';
import { Select } from '../../../src/ui/select';
import { Status } from '../../../src/ui/status';
import { Big, Side } from './network-design.styles';
import { MeasuredList } from './measured';
import type { HeardLine, MeasuredAp } from './measured.model';
import { NumberBox } from './number-box';
import { roomAt, type Ap, type Floor } from './points.model';
import { Choices, Fields, Gaps, Row } from './points.styles';
import { pointsText as text } from './points.text';
import { SharedKey } from './shared';
import { sendersOf } from './use-coverage';

interface PointsSideProps {
  floors: Floor[];
  index: number;
  floor: Floor;
  grid: Grid | undefined;
  gaps: readonly Gap[];
  target: number;
  clashes: readonly string[];
  measured: ReadonlyMap<string, MeasuredAp> | undefined;
  lines: readonly HeardLine[];
  selected: string;
  disabled: boolean;
  onSelect: (id: string) => void;
  onAp: (ap: Ap) => void;
  onRemove: (id: string) => void;
  onAdd: () => void;
  onPropose: () => void;
  onChannels: () => void;
}

/** What a floor reaches, where it does not, and its access points. */
export function PointsSide(props: PointsSideProps) {
  const { floors, index, floor, grid, gaps, target, clashes, selected, disabled, onSelect } = props;
  const ap = floor.aps.find(({ id }) => id === selected);
  const share = grid ? shareAbove(grid, target) : 0;
  return (
    <Side as="div">
      <section>
        <h2 part="heading">{text.coverage(floor.name)}</h2>
        <Big>{grid && text.percent(share)}</Big>
        <p>{text.targetOf(target)}</p>
        <Meter label={text.reached} value={share * 100} tone={share >= 0.95 ? 'success' : 'warning'} />
      </section>
      <section>
        <h2 part="heading">{text.gaps}</h2>
        {gaps.length === 0 && <p>{grid ? text.noGaps : ''}</p>}
        <Gaps>
          {gaps.map((gap, at) => (
            <li key={`${gap.x} ${gap.y}`}>
              <i aria-hidden>{at + 1}</i>
              <b>{text.gap(roomAt(floor, gap.x, gap.y), at + 1)}</b>
              <span>{text.level(gap.level)}</span>
              <p>{noteOf(floors, index, gap)}</p>
            </li>
          ))}
        </Gaps>
      </section>
      {props.measured && <MeasuredList aps={floor.aps} measured={props.measured} lines={props.lines} />}
      <section>
        <h2 part="heading">{text.aps}</h2>
        <Choices role="group" aria-label={text.aps}>
          {floor.aps.map((one) => (
            <button key={one.id} type="button" aria-pressed={one.id === selected} onClick={() => onSelect(one.id)}>
              {one.name}
              <small>{`${text.channel} ${one.channel} · ${one.power} dBm`}</small>
            </button>
          ))}
        </Choices>
        {clashes.slice(0, 6).map((words) => (
          <Status key={words} kind="warning">
            {words}
          </Status>
        ))}
        {ap && <ApFields key={ap.id} ap={ap} {...props} />}
        {!disabled && (
          <Row>
            <Button variant="primary" onClick={props.onPropose}>
              {text.propose}
            </Button>
            <Button onClick={props.onAdd}>{text.addAp}</Button>
            <Button disabled={floors.every(({ aps }) => aps.length === 0)} onClick={props.onChannels}>
              {text.autoChannels}
            </Button>
          </Row>
        )}
      </section>
    </Side>
  );
}

/** Why the signal does not reach a gap. */
export const noteOf = (floors: Floor[], index: number, gap: Gap): string =>
  text.gapNote(Math.round(gap.area), wallsToNearest(floors, index, sendersOf(floors), gap));

function ApFields({
  ap,
  disabled,
  onAp,
  onRemove,
}: Pick<PointsSideProps, 'disabled' | 'onAp' | 'onRemove'> & { ap: Ap }) {
  const shared = useContext(SharedKey) !== '';
  const device = ap.device ?? '';
  const found = useDeviceChoice(shared ? undefined : 'ap', device);
  return (
    <Fields>
      <label>
        {text.apName}
        <Input value={ap.name} maxLength={30} disabled={disabled} onChange={(name) => onAp({ ...ap, name })} />
      </label>
      <label>
        {text.channel}
        <Select
          value={String(ap.channel)}
          disabled={disabled}
          onChange={(channel) => onAp({ ...ap, channel: Number(channel) })}
          options={channels.map((one) => ({ value: String(one), label: String(one) }))}
        />
      </label>
      <label>
        {text.power}
        <NumberBox
          label={text.power}
          value={ap.power}
          least={0}
          most={30}
          disabled={disabled}
          onChange={(power) => onAp({ ...ap, power: power ?? 0 })}
        />
      </label>
      <label>
        {text.form}
        <Select
          value={ap.form}
          disabled={disabled}
          onChange={(form) => onAp({ ...ap, form: form === 'panel' ? 'panel' : 'ceiling' })}
          options={(['ceiling', 'panel'] as const).map((value) => ({ value, label: text.forms[value] }))}
        />
      </label>
      {!shared && (
        <label>
          {text.device}
          <Select
            value={device}
            disabled={disabled}
            placeholder={text.noDevice}
            onChange={(id) => onAp({ ...ap, device: id || null })}
            options={found.options}
          />
          {found.many && !disabled && (
            <SearchInput aria-label={text.searchDevice} value={found.typed} onChange={found.onSearch} />
          )}
        </label>
      )}
      {ap.device && <To to={{ name: 'ap_edit', query: { id: ap.device } }}>{text.toDevice}</To>}
      {!disabled && (
        <Button size="sm" onClick={() => onRemove(ap.id)}>
          {text.remove}
        </Button>
      )}
    </Fields>
  );
}
