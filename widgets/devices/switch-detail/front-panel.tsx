import { useRef, type KeyboardEvent } from 'react';
import { SwitchPort, switchPortStates, type SwitchPortState } from '../../../src/ui/device';
import { Zap } from '../../../src/ui/icon';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { betweenText } from '../../../src/text/between.text';
import { Chassis, Fibre, Keys, Machine, Rows, Socket, Sockets } from './front-panel.styles';
import type { SwitchData } from './switch-detail.data';
import { switchDetailText as text } from './switch-detail.text';

type Port = SwitchData['port_list'][number];

interface FrontPanelProps {
  data: SwitchData;
  chosen: number;
  /** Ports that the draft changes. */
  changed: ReadonlySet<number>;
  onChoose: (port: number) => void;
}

/** Copper ports above which the front is drawn closer. */
const many = 32;

/** Front of a switch: odd ports above, even ones below, fibre beside them. Arrows move from port to port. */
export function FrontPanel({ data, chosen, changed, onChoose }: FrontPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { port_list: ports } = data;
  const copper = ports.filter(({ kind }) => kind === 'copper');
  const fibre = ports.filter(({ kind }) => kind === 'sfp');
  const go = (event: KeyboardEvent, number: number) => {
    const step = { ArrowRight: 2, ArrowLeft: -2, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next =
      ports.find((port) => port.number === number + step) ??
      ports.find((port) => port.number === number + Math.sign(step));
    if (!next) return;
    onChoose(next.number);
    panel.current?.querySelector<HTMLElement>(`[data-port="${next.number}"]`)?.focus();
  };
  const socket = (port: Port) => (
    <Socket
      key={port.number}
      type="button"
      data-port={port.number}
      tabIndex={port.number === chosen ? 0 : -1}
      aria-pressed={port.number === chosen}
      aria-label={spoken(port, changed.has(port.number))}
      title={[port.remark || port.neighbour, switchPortStates[port.state].label].filter(Boolean).join(' · ')}
      $below={port.kind === 'copper' && port.number % 2 === 0}
      $changed={changed.has(port.number)}
      onClick={() => onChoose(port.number)}
      onKeyDown={(event) => go(event, port.number)}
    >
      <span>{port.number}</span>
      <i>{port.poe === 'on' && port.state !== 4 && <Zap size={10} />}</i>
      <SwitchPort state={port.state} width={30} stale={data.status === 'offline'} />
    </Socket>
  );
  return (
    <Card aria-label={text.front}>
      <PaneHead title={text.front} end={data.status === 'online' && <Legend ports={ports} />} />
      <Chassis ref={panel} $dense={copper.length > many} role="group" aria-label={text.frontLabel}>
        <Machine>
          <b>{data.model}</b>
          <div>{text.portsOf(copper.length, fibre.length)}</div>
          <Status kind={data.status}>{text.power}</Status>
          <Status kind={data.status === 'online' && data.alarm_count > 0 ? 'warning' : data.status}>
            {text.system}
          </Status>
        </Machine>
        <Rows>
          {groupsOf(copper).map((group) => (
            <Sockets key={group[0]!.number}>{group.map(socket)}</Sockets>
          ))}
        </Rows>
        {fibre.length > 0 && (
          <Fibre>
            <div>{fibre.map(socket)}</div>
            <span>{text.sfp}</span>
          </Fibre>
        )}
      </Chassis>
    </Card>
  );
}

/** Blocks of eight, as they are made. */
const groupsOf = (ports: readonly Port[]): Port[][] =>
  Array.from({ length: Math.ceil(ports.length / 8) }, (_, i) => ports.slice(i * 8, i * 8 + 8));

const spoken = (port: Port, changed: boolean): string =>
  [
    text.portName(port.number),
    switchPortStates[port.state].label,
    port.remark || port.neighbour,
    port.poe === 'on' && text.poeStates.on,
    changed && text.draftMark,
  ]
    .filter(Boolean)
    .join(betweenText.parts);

function Legend({ ports }: { ports: readonly Port[] }) {
  const powered = ports.filter(({ poe, state }) => poe === 'on' && state !== 4).length;
  return (
    <Keys>
      {([0, 1, 2, 3, 4] as SwitchPortState[]).map((state) => (
        <li key={state}>
          <SwitchPort state={state} width={22} />
          {text.count(switchPortStates[state].label, ports.filter((port) => port.state === state).length)}
        </li>
      ))}
      {powered > 0 && (
        <li>
          <Zap size={12} />
          {text.poeCount(powered)}
        </li>
      )}
    </Keys>
  );
}
