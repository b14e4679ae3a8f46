import type { PostureItem } from '../../../src/api/contract/guard';
import type { SecurityService } from '../../../src/domain/security';
import { number } from '../../../src/format';
import type { Destination } from '../../../src/session/place';
import { securityText } from '../../../src/text/security.text';
import { To } from '../../../src/ui/link';
import { Meter } from '../../../src/ui/meter';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Status, type StatusKind } from '../../../src/ui/status';
import { Facts, Findings } from './security-posture.styles';
import { securityPostureText as text } from './security-posture.text';

const kinds: Record<PostureItem['state'], StatusKind> = {
  good: 'online',
  warning: 'warning',
  bad: 'danger',
  unknown: 'off',
};

/** One part of the score: what was looked at, what it costs, where it is put right. */
export function Part({ item }: { item: PostureItem }) {
  const { key, points, most, state, good, of, findings, more } = item;
  return (
    <Card aria-label={text.items[key]}>
      <PaneHead
        title={text.items[key]}
        note={text.about[key]}
        end={<Status kind={kinds[state]}>{text.states[state]}</Status>}
      />
      {of > 0 && (
        <Facts>
          <b>{text.points(number(points, 1), most)}</b>
          <Meter
            value={points}
            max={most}
            tone={state === 'good' ? 'success' : state === 'bad' ? 'danger' : 'warning'}
          />
          <span>{text.ratio(number(good), number(of))}</span>
          {overviews[key] && <To to={overviews[key]}>{text.all}</To>}
        </Facts>
      )}
      {of > 0 && findings.length === 0 && <Facts>{text.allGood}</Facts>}
      {findings.length > 0 && (
        <Findings>
          {findings.map((finding) => (
            <li key={finding.text}>
              <span>{found(key, finding)}</span>
              <small>{text.cost(number(finding.cost, 1))}</small>
              <To to={fixOf(key, finding)}>{text.fix[key]}</To>
            </li>
          ))}
          {more > 0 && <li>{text.more(number(more))}</li>}
        </Findings>
      )}
    </Card>
  );
}

/** Where all of a part is seen. */
const overviews: Partial<Record<PostureItem['key'], Destination>> = {
  dns: { name: 'domain_parsing' },
  firewall: { name: 'firewall_plugin.list' },
  honeypot: { name: 'honeypot' },
};

/** Where a finding is put right. */
function fixOf(key: PostureItem['key'], { gwid, device }: PostureItem['findings'][number]): Destination {
  if (gwid === null) return { name: 'security' };
  switch (key) {
    case 'dns':
      return { name: 'domain_parsing.configure', params: { gwid, classification: 'all' } };
    case 'firewall':
      return { name: 'firewall_plugin.detail', query: { gwid } };
    case 'honeypot':
      return { name: 'honeypot', query: { tab: 'decoys', gwid } };
    case 'ports':
      return { name: 'network', params: { gwid }, query: { tab: 'port_mapping' } };
    case 'passwords':
      return { name: 'ap_edit', query: { id: device ?? '' } };
  }
}

/** What was found, in the widget's language; of a server that does not say what it is made of, its own words. */
function found(key: PostureItem['key'], { text: said, facts }: PostureItem['findings'][number]): string {
  const service = services[key];
  return facts
    ? text.found[facts.what](facts.place ?? '', facts.name ?? '', service ? securityText.services[service] : '')
    : said;
}

const services: Partial<Record<PostureItem['key'], SecurityService>> = {
  dns: 'domain_parsing',
  firewall: 'firewall_plugin',
  honeypot: 'honeypot',
};
