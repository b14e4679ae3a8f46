import { perLanguage } from '../../../src/text/words';
import type { SecurityEvent } from '../../../src/api/contract/guard';
import type { SecurityService } from '../../../src/domain/security';
import { number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { securityClassName } from '../../../src/text/security.text';
import { To } from '../../../src/ui/link';
import { columns, type Column } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { TwoLines } from '../../../src/ui/two-lines';
import { Only } from './guard-log.styles';
import { guardLogText as text } from './guard-log.text';

const action = (row: SecurityEvent) => text.actions[row.action as keyof typeof text.actions] ?? row.action;

/** Where it came from; pressing it leaves only that. */
function Source({ event }: { event: SecurityEvent }) {
  const place = usePlace();
  const name = event.name || event.source;
  return (
    <TwoLines look="plain" below={event.name && event.name !== event.source && event.source} mono>
      <Only
        type="button"
        title={text.onlySource(name)}
        onClick={() => place.setQuery({ source: event.source, page: undefined })}
      >
        {name}
      </Only>
    </TwoLines>
  );
}

const make = (service: SecurityService, one: boolean): readonly Column<SecurityEvent>[] =>
  columns<SecurityEvent>([
    { key: 'at', title: text.at, width: 144, fixed: true, at: (row) => row.at },
    ...(one
      ? []
      : [
          {
            key: 'gateway_remark',
            title: text.gateway,
            width: 184,
            grow: 1,
            render: (row: SecurityEvent) => (
              <TwoLines look="ink">
                <To to={{ name: 'network', params: { gwid: row.gwid } }}>{row.gateway_remark}</To>
              </TwoLines>
            ),
          },
        ]),
    {
      key: 'source',
      title: text.source[service],
      width: 168,
      grow: 1,
      text: (row) => (row.name && row.name !== row.source ? `${row.name} ${row.source}` : row.source),
      render: (row) => <Source event={row} />,
    },
    {
      key: 'target',
      title: text.target[service],
      width: service === 'domain_parsing' ? 200 : 148,
      grow: 2,
      strong: true,
      mono: service !== 'domain_parsing',
      render: (row) => (
        <TwoLines look="plain" title={row.target} below={row.list && text.listed[row.list]}>
          {row.target}
        </TwoLines>
      ),
    },
    {
      key: 'class',
      title: text.class[service],
      width: 104,
      text: (row) => securityClassName(service, row.class),
      render: (row) => <Tag>{securityClassName(service, row.class)}</Tag>,
    },
    { key: 'action', title: text.action[service], width: 96, text: action },
    {
      key: 'detail',
      title: text.detail[service],
      width: 160,
      grow: 1,
      priority: 2,
      text: (row) => row.detail || undefined,
    },
    {
      key: 'times',
      title: text.times,
      width: 72,
      align: 'right',
      text: (row) => number(row.times),
      exported: (row) => row.times,
    },
  ]);

const every = perLanguage(() => ({
  domain_parsing: make('domain_parsing', false),
  honeypot: make('honeypot', false),
  firewall_plugin: make('firewall_plugin', false),
}));
const single = perLanguage(() => ({
  domain_parsing: make('domain_parsing', true),
  honeypot: make('honeypot', true),
  firewall_plugin: make('firewall_plugin', true),
}));

/** Columns of a service, of one gateway or of all. */
export const columnsOf = (service: SecurityService, one: boolean) => (one ? single() : every())[service];
