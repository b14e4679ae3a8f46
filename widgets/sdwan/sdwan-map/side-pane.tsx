import { regionText } from '../../../src/text/region.text';
import { linkHealths } from '../../../src/domain/sdwan';
import { IconButton } from '../../../src/ui/button';
import { X } from '../../../src/ui/icon';
import { Sample } from './link-line';
import { MemberLine } from './member-line';
import type { MapModel, Placed } from './sdwan-map.model';
import { Facts, Members, Part, Side } from './sdwan-map.styles';
import { sdwanMapText as text } from './sdwan-map.text';

interface SidePaneProps {
  model: MapModel;
  among: (one: Placed) => boolean;
  selected: string;
  onClose: () => void;
  onPlace: ((one: Placed) => void) | undefined;
}

/** The chosen province, or all of them in numbers; below it the members that stand nowhere. */
export function SidePane({ model, among, selected, onClose, onPlace }: SidePaneProps) {
  const spot = model.spots.find(({ code }) => code === selected);
  const unplaced = model.unplaced.filter(among);
  return (
    <Side>
      {spot ? (
        <Part aria-label={regionText.regions[spot.code]}>
          <h2 part="heading">
            {regionText.regions[spot.code]}
            <small>{text.count(spot.online, spot.members.length)}</small>
            <IconButton size="sm" label={text.back} onClick={onClose}>
              <X />
            </IconButton>
          </h2>
          {spot.inner > 0 && <p>{text.inner(spot.inner)}</p>}
          <Members>
            {spot.members.filter(among).map((one) => (
              <li key={one.member.gwid}>
                <MemberLine one={one} model={model} onPlace={onPlace} />
              </li>
            ))}
          </Members>
          {!spot.members.some(among) && <p>{text.noMatch}</p>}
        </Part>
      ) : (
        <Overview model={model} />
      )}
      {unplaced.length > 0 && (
        <Part aria-label={text.unplaced(unplaced.length)}>
          <h2 part="heading">{text.unplaced(unplaced.length)}</h2>
          <p>{text.unplacedReason}</p>
          <Members>
            {unplaced.map((one) => (
              <li key={one.member.gwid}>
                <MemberLine one={one} model={model} onPlace={onPlace} />
              </li>
            ))}
          </Members>
        </Part>
      )}
    </Side>
  );
}

function Overview({ model }: { model: MapModel }) {
  const { all, spots, unplaced, links } = model;
  const online = all.filter(({ member }) => member.status === 'online').length;
  return (
    <Part aria-label={text.overview}>
      <h2 part="heading">{text.overview}</h2>
      <Facts>
        <dt>{text.members}</dt>
        <dd>{`${online} / ${all.length}`}</dd>
        <dt>{text.placed}</dt>
        <dd>{`${all.length - unplaced.length} / ${all.length}`}</dd>
        <dt>{text.provinces}</dt>
        <dd>{spots.length}</dd>
        <dt>{text.links}</dt>
        <dd>{links.length}</dd>
        {linkHealths.map((health) => {
          const count = links.filter((link) => link.health === health).length;
          return (
            count > 0 && (
              <div key={health} style={{ display: 'contents' }}>
                <dt>
                  <Sample health={health} /> {text.healths[health]}
                </dt>
                <dd>{count}</dd>
              </div>
            )
          );
        })}
      </Facts>
      <p>{text.choose}</p>
    </Part>
  );
}
