import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sectionOf, type ConfigRow, type ConfigSection, type ConfigValue } from '../../../src/domain/config';
import { number, rate } from '../../../src/format';
import { switchSpeed } from '../../../src/rules';
import { token } from '../../../src/theme';
import { Button, IconButton } from '../../../src/ui/button';
import { SwitchPort, switchPortStates } from '../../../src/ui/device';
import { Form, FormActions, SubmitButton, useForm, useFormState } from '../../../src/ui/form';
import { ChevronLeft, ChevronRight } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Note } from '../../../src/ui/note';
import { Card, Pairs } from '../../../src/ui/pane';
import { acrossRows, ConfigFields, filled, HoldTyped, localize, withTyped, type Staged } from '../../../src/ui/staged';
import { useToast } from '../../../src/ui/toast';
import { neighbourPlace } from './neighbour';
import type { SwitchData } from './switch-detail.data';
import { switchDetailText as text } from './switch-detail.text';

type Port = SwitchData['port_list'][number];

interface PortSideProps {
  data: SwitchData;
  port: Port;
  staged: Staged | undefined;
  onChoose: (port: number) => void;
  onMacs: () => void;
}

/** The chosen port: how it is, and what it is set to. */
export function PortSide({ data, port, staged, onChoose, onMacs }: PortSideProps) {
  const step = (by: number) => data.port_list.find((one) => one.number === port.number + by);
  const stepTo = (by: number, label: string, icon: ReactNode) => (
    <IconButton size="sm" label={label} disabled={step(by) === undefined} onClick={() => onChoose(port.number + by)}>
      {icon}
    </IconButton>
  );
  return (
    <Card aria-label={text.portName(port.number)}>
      <Title>
        <h2 part="heading">{text.portName(port.number)}</h2>
        <SwitchPort state={port.state} width={24} />
        <span aria-live="polite">{switchPortStates[port.state].label}</span>
        <div>
          {stepTo(-1, text.previous, <ChevronLeft />)}
          {stepTo(1, text.next, <ChevronRight />)}
        </div>
      </Title>
      <Advice port={port} />
      <Facts port={port} />
      {staged && <Settings key={port.number} data={data} port={port} staged={staged} />}
      <Button size="sm" variant="link" onClick={onMacs}>
        {text.showMacs}
      </Button>
    </Card>
  );
}

function Advice({ port }: { port: Port }) {
  if (port.state === 3) return <Note tone="warning">{text.looped}</Note>;
  if (port.state === 4) return <Note>{text.offState}</Note>;
  if (port.state === 2 && (port.peer_speed ?? 0) >= 1000) return <Note tone="warning">{text.slower}</Note>;
  return null;
}

function Facts({ port }: { port: Port }) {
  const up = port.state === 1 || port.state === 2;
  const to = neighbourPlace(port);
  const facts: [string, ReactNode][] = [
    [text.link, text.links[port.link]],
    [text.neighbour, to ? <To to={to}>{port.neighbour}</To> : port.neighbour],
    [
      text.speed,
      port.speed !== null && [text.mbps(port.speed), port.duplex && text.duplex[port.duplex]].filter(Boolean).join(' '),
    ],
    [text.peer, port.peer_speed !== null && text.mbps(port.peer_speed)],
    [text.rates, up && `${rate(port.down)} / ${rate(port.up)}`],
    [
      text.poe,
      port.poe !== 'none' &&
        [text.poeStates[port.poe], port.poe === 'on' && port.poe_watt !== null && text.watt(number(port.poe_watt, 1))]
          .filter(Boolean)
          .join(' '),
    ],
  ];
  return (
    <Pairs>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </Pairs>
  );
}

/** Fields of a lightly managed port: it has no trunks and no isolation. */
const lightFields = ['remark', 'enabled', 'speed', 'vlan', 'limit_in', 'limit_out'];

function Settings({ data, port, staged }: { data: SwitchData; port: Port; staged: Staged }) {
  const toast = useToast();
  const section = sectionOf('switch', 'ports');
  const row = staged.rowsOf('ports').find(({ id }) => id === String(port.number));
  if (!section || !row) return null;
  const own = bounded(localize(section), data);
  const vlans = new Set(staged.config?.vlans);
  const hidden = port.poe === 'none' ? ['poe'] : [];
  const only = own.fields
    .map(({ name }) => name)
    .filter((name) => !hidden.includes(name) && (!data.light || lightFields.includes(name) || name === 'poe'));
  const submit = async (values: Record<string, ConfigValue | undefined>) => {
    await staged.edit('ports', (rows) => withTyped(rows, row, filled(section, row, { ...row, ...values })));
    toast.success(text.drafted);
  };
  return (
    <>
      <Rule>{text.settings}</Rule>
      <Form<Record<string, ConfigValue | undefined>> label={text.settings} initial={row} onSubmit={submit}>
        <ConfigFields
          section={own}
          row={row}
          vlans={vlans}
          sources={noSources}
          across={acrossRows(staged, own, vlans)}
          only={only}
        />
        <Foot row={row} />
        <HoldTyped />
      </Form>
    </>
  );
}

const noSources = { wan: [], lan: [] };

/** The section with the bounds that this switch takes for speed limits. */
function bounded(section: ConfigSection, { limit_min, limit_max }: SwitchData): ConfigSection {
  const fields = section.fields.map((field) =>
    field.name === 'limit_in' || field.name === 'limit_out'
      ? { ...field, rules: [switchSpeed(limit_min, limit_max)], help: text.limitHelp(limit_min, limit_max) }
      : field,
  );
  return { ...section, fields };
}

function Foot({ row }: { row: ConfigRow }) {
  const form = useForm();
  const { dirty } = useFormState({ subscription: { dirty: true } });
  return (
    <FormActions>
      <Button disabled={!dirty} onClick={() => form.reset(row)}>
        {text.reset}
      </Button>
      <SubmitButton>{text.toDraft}</SubmitButton>
    </FormActions>
  );
}

const Title = styled.header.attrs({ role: 'none' })`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  & > h2 {
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  & > div {
    display: flex;
    margin-left: auto;
  }
  & ~ dl {
    margin: 12px 0;
  }
`;

const Rule = styled.h3`
  margin: 16px -20px 16px;
  padding: 16px 20px 0;
  border-top: 1px solid ${token('border-subtle')};
  color: ${token('text-1')};
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
`;
