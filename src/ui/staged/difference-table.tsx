import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { DataOf } from '../../api';
import type { configRunning, DeviceConfig } from '../../api/contract/config';
import { time } from '../../format';
import { sectionWord } from '../../text/config.text';
import { token } from '../../theme';
import { Note } from '../note';
import { Tag } from '../tag';
import { inWords } from './in-words';
import { Gap } from './staged.styles';
import { onDeviceText as text } from './on-device.text';
import { threeWays, type ThreeWays } from './three-ways';

/** Props of `DifferenceTable`. */
export interface DifferenceTableProps {
  config: DeviceConfig;
  running: DataOf<typeof configRunning>;
}

/** What the cloud has, what the device has, and what would be sent, field by field where they are not the same. */
export function DifferenceTable({ config, running }: DifferenceTableProps) {
  const drafted = config.draft !== null;
  const rows = threeWays(running.changes.map(inWords), drafted ? running.coming.map(inWords) : []);
  const untold = running.untold.map((name, i) => sectionWord(running.untold_keys?.[i] ?? '', name));
  const sections = [...new Set(rows.map(({ section }) => section))];
  return (
    <Gap>
      {rows.length === 0 && <Note>{text.none}</Note>}
      {rows.length > 0 && (
        <Sheet>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">
                {text.cloud}
                <small>{text.version(config.version)}</small>
              </th>
              <th scope="col">
                {text.device}
                <small>{text.read(time(running.on_device.read_at), running.changes.length)}</small>
              </th>
              {drafted && (
                <th scope="col">
                  {text.next}
                  <small>{text.draft}</small>
                </th>
              )}
            </tr>
          </thead>
          {sections.map((section) => (
            <tbody key={section}>
              {rows
                .filter((row) => row.section === section)
                .map(({ row, name, on, moved, fields }) => (
                  <Fragment key={row}>
                    <tr>
                      <th scope="rowgroup" colSpan={drafted ? 4 : 3}>
                        {section}
                        {name !== section && <b>{name}</b>}
                        {on !== 'both' && (
                          <Tag tone={on === 'device' ? 'warning' : on === 'cloud' ? 'danger' : 'success'}>
                            {text.places[on]}
                          </Tag>
                        )}
                        {moved && <Tag>{text.moved}</Tag>}
                      </th>
                    </tr>
                    {fields.map((field) => (
                      <Line key={field.label} field={field} drafted={drafted} />
                    ))}
                  </Fragment>
                ))}
            </tbody>
          ))}
        </Sheet>
      )}
      {untold.length > 0 && <Note>{text.untold(untold)}</Note>}
    </Gap>
  );
}

function Line({ field: { label, cloud, device, next }, drafted }: { field: ThreeWays; drafted: boolean }) {
  // A secret that differs reads the same on both sides.
  const differs = cloud !== device || (cloud === hidden && !drafted);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{cloud || text.nothing}</td>
      <td data-tone={differs ? 'device' : undefined}>{device || text.nothing}</td>
      {drafted && <td data-tone={next === device ? undefined : 'next'}>{next || text.nothing}</td>}
    </tr>
  );
}

const hidden = '••••••';

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: 13px;
  line-height: 20px;
  & th,
  & td {
    padding: 7px 12px;
    border-bottom: 1px solid ${token('border')};
    color: ${token('text-1')};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & thead th {
    font-weight: 500;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }
  & th[scope='rowgroup'] {
    padding: 4px 12px;
    background: ${token('surface-sunken')};
    color: ${token('text-2')};
    font-size: 12px;
  }
  & th[scope='rowgroup'] > * {
    margin-inline-start: 8px;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & th[scope='row'] {
    color: ${token('text-2')};
  }
  & td:nth-of-type(1) {
    color: ${token('text-2')};
  }
  & [data-tone='device'] {
    background: ${token('warning-soft')};
  }
  & [data-tone='next'] {
    background: ${token('accent-soft')};
  }
`;
