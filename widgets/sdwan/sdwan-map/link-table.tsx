import { nothing, rate } from '../../../src/format';
import { sdwanText } from '../../../src/text/sdwan.text';
import { To } from '../../../src/ui/link';
import { Button } from '../../../src/ui/button';
import { Status } from '../../../src/ui/status';
import { Sample } from './link-line';
import { placeWords } from './place-words';
import type { MapModel, Placed } from './sdwan-map.model';
import { Line, Rows } from './sdwan-map.styles';
import { sdwanMapText as text } from './sdwan-map.text';

interface LinkTableProps {
  label: string;
  model: MapModel;
  among: (one: Placed) => boolean;
  onPlace: ((one: Placed) => void) | undefined;
}

/** The map as a table: a line for each link, and for each member that hangs on nothing. */
export function LinkTable({ label, model, among, onPlace }: LinkTableProps) {
  const rows = model.all.filter(among).flatMap((one) => {
    const links = one.links.length > 0 ? one.links : [undefined];
    return links.map((link) => ({ one, link, key: `${one.member.gwid} ${link?.to ?? ''}` }));
  });
  return (
    <Rows tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.member}</th>
            <th scope="col">{text.role}</th>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.status}</th>
            <th scope="col">{text.linkTo}</th>
            <th scope="col">{text.linkState}</th>
            <th scope="col" data-number="">{`${text.latency} (ms)`}</th>
            <th scope="col" data-number="">{`${text.loss} (%)`}</th>
            <th scope="col" data-number="">
              {text.down}
            </th>
            <th scope="col" data-number="">
              {text.up}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ one, link, key }) => (
            <tr key={key}>
              <td>
                <To to={{ name: 'network', params: { gwid: one.member.gwid } }}>{one.member.remark}</To>
              </td>
              <td>{sdwanText.roles[one.member.role]}</td>
              <td>
                {onPlace ? (
                  <Button size="sm" variant="link" onClick={() => onPlace(one)}>
                    {placeWords(one) || text.setPlace}
                  </Button>
                ) : (
                  placeWords(one) || nothing
                )}
              </td>
              <td>
                {one.member.status === 'offline' ? (
                  <Status kind="offline">{text.offline}</Status>
                ) : one.member.is_used ? (
                  <Status kind="online">{text.online}</Status>
                ) : (
                  <Status kind="off">{text.unused}</Status>
                )}
              </td>
              <td>{link ? text.link(model.nameOf(link.to), link.backup) : text.noLink}</td>
              <td>
                {link ? (
                  <Line>
                    <Sample health={link.health} standby={link.backup} />
                    {text.healths[link.health]}
                  </Line>
                ) : (
                  nothing
                )}
              </td>
              <td data-number="">{link?.latency ?? nothing}</td>
              <td data-number="">{link?.loss ?? nothing}</td>
              <td data-number="">{rate(link?.down)}</td>
              <td data-number="">{rate(link?.up)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Rows>
  );
}
