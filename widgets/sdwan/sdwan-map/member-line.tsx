import { rate } from '../../../src/format';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Button } from '../../../src/ui/button';
import { MapPin } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Simulated } from '../../../src/ui/simulated';
import { Status } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import { Sample } from './link-line';
import type { MapModel, Placed, Seen } from './sdwan-map.model';
import { Line } from './sdwan-map.styles';
import { sdwanMapText as text } from './sdwan-map.text';

interface MemberLineProps {
  one: Placed;
  model: MapModel;
  /** Undefined: it can only be looked at. */
  onPlace?: ((one: Placed) => void) | undefined;
}

/** A member with its place and its links. */
export function MemberLine({ one, model, onPlace }: MemberLineProps) {
  const { member, city, region, links } = one;
  return (
    <>
      <Line>
        <To to={{ name: 'network', params: { gwid: member.gwid } }}>{member.remark}</To>
        {member.simulated && <Simulated />}
        {member.role !== 'branch' && <Tag tone="info">{sdwanText.roles[member.role]}</Tag>}
        {member.status === 'offline' && <Status kind="offline">{text.offline}</Status>}
        {member.status === 'online' && !member.is_used && <Status kind="off">{text.unused}</Status>}
      </Line>
      {links.map((link) => (
        <LinkFacts key={link.to} link={link} model={model} />
      ))}
      <Line>
        {region !== null && city}
        {onPlace && (
          <span data-end="">
            <Button size="sm" variant="link" icon={<MapPin />} onClick={() => onPlace(one)}>
              {region === null ? text.setPlace : text.changePlace}
            </Button>
          </span>
        )}
      </Line>
    </>
  );
}

function LinkFacts({ link, model }: { link: Seen; model: MapModel }) {
  const { to, backup, health, latency, loss, down, up } = link;
  return (
    <Line>
      <Sample health={health} standby={backup} />
      {text.link(model.nameOf(to), backup)}
      {[
        text.healths[health],
        latency !== null && text.ms(latency),
        loss !== null && `${text.loss} ${text.percent(loss)}`,
        down !== null && `↓ ${rate(down)}`,
        up !== null && `↑ ${rate(up)}`,
      ].map((fact) => fact && <span key={fact}>{fact}</span>)}
    </Line>
  );
}
