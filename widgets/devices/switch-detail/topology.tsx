import { styled } from 'styled-components';
import { rate } from '../../../src/format';
import { token } from '../../../src/theme';
import { Empty } from '../../../src/ui/empty';
import { To } from '../../../src/ui/link';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { neighbourPlace } from './neighbour';
import type { SwitchData } from './switch-detail.data';
import { switchDetailText as text } from './switch-detail.text';

type Port = SwitchData['port_list'][number];

/** What stands above and below the switch, with the kind of each link: solid, broken or dotted and dashed. */
export function Topology({ data }: { data: SwitchData }) {
  const up = data.port_list.filter(({ uplink, neighbour }) => uplink && neighbour);
  const down = data.port_list.filter(({ uplink, neighbour }) => !uplink && neighbour);
  return (
    <Card aria-label={text.tabs.topology}>
      <PaneHead title={text.tabs.topology} note={text.downCount(down.length)} end={<Legend />} />
      <Levels>
        <ul aria-label={text.up}>
          {up.map((port) => (
            <Node key={port.number} port={port} />
          ))}
          {up.length === 0 && <li>{text.noUp}</li>}
        </ul>
        <Here>
          <b>{data.remark}</b>
          <span>{data.model}</span>
        </Here>
        {down.length === 0 ? (
          <Empty kind="nothing" title={text.noDown} reason={text.noDownReason} />
        ) : (
          <ul aria-label={text.down}>
            {down.map((port) => (
              <Node key={port.number} port={port} />
            ))}
          </ul>
        )}
      </Levels>
    </Card>
  );
}

function Node({ port }: { port: Port }) {
  const to = neighbourPlace(port);
  return (
    <Box>
      <Wire link={port.link} />
      <small>
        {text.portTo(port.number)} · {text.links[port.link]}
        {port.speed !== null && ` · ${text.mbps(port.speed)}`}
      </small>
      <b>{to ? <To to={to}>{port.neighbour}</To> : port.neighbour}</b>
      <span>
        {port.neighbour_kind && text.kinds[port.neighbour_kind]}
        {port.neighbour_status && (
          <Status kind={port.neighbour_status}>
            {port.neighbour_status === 'online' ? text.online : text.offline}
          </Status>
        )}
      </span>
      <small>
        ↓ {rate(port.down)} ↑ {rate(port.up)}
      </small>
    </Box>
  );
}

const dashes = { linked: undefined, unlinked: '2 5', relay: '9 4 2 4' } as const;

/** A link: solid, points with a cross, or dots and dashes (the guide's shapes). */
const Wire = ({ link }: { link: Port['link'] }) => (
  <svg
    width="48"
    height="12"
    viewBox="0 0 48 12"
    fill="none"
    strokeWidth="2"
    aria-hidden
    style={{ stroke: wireInk(link) }}
  >
    <path d="M0 6H48" strokeDasharray={dashes[link]} />
    {link === 'unlinked' && <path d="m20 2 8 8M28 2l-8 8" />}
  </svg>
);

const wireInk = (link: Port['link']): string =>
  token(link === 'unlinked' ? 'port-down' : link === 'relay' ? 'port-warn' : 'port-up');

const Legend = () => (
  <Keys>
    {(['linked', 'relay', 'unlinked'] as const).map((link) => (
      <li key={link}>
        <Wire link={link} />
        {text.links[link]}
      </li>
    ))}
  </Keys>
);

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  color: ${token('text-2')};
  font-size: 12px;
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const Levels = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 8px 0;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Here = styled.div`
  display: grid;
  justify-items: center;
  min-width: 200px;
  padding: 12px 20px;
  border: 1px solid ${token('accent-line')};
  border-radius: ${token('radius-3')};
  background: ${token('accent-soft')};
  color: ${token('text-2')};
  font-size: 12px;
  & > b {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
  }
`;

const Box = styled.li`
  display: grid;
  justify-items: center;
  gap: 2px;
  width: 208px;
  padding: 10px 12px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
  & > b {
    max-width: 100%;
    font-size: 13px;
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span {
    display: inline-flex;
    gap: 8px;
  }
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
