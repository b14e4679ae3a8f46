import { useState } from 'react';
import { bytes, date } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Key, TriangleAlert } from '../../../src/ui/icon';
import { Block, Lines } from '../shared/plugins.styles';
import { pluginsText } from '../shared/plugins.text';
import type { Detail } from './plugin-market.data';
import { sends } from './plugin-market.model';
import { Facts, Hash, Right, Version } from './plugin-market.styles';
import { pluginMarketText as text } from './plugin-market.text';

/** Versions that are shown before all are asked for. */
const fewVersions = 3;

/** What a plugin says of itself, and others of it; `signed`: whose it is was said above. */
export function PluginContent({ plugin, signed }: { plugin: Detail; signed: boolean }) {
  const { manifest, versions, opinions, stars } = plugin;
  const [all, setAll] = useState(false);
  const rights = manifest.rights.length;
  return (
    <>
      <Block>
        <p>{plugin.about}</p>
        <small>{text.installedOf(plugin.installed, plugin.upgradable, plugin.without)}</small>
      </Block>
      <Block>
        <Facts>
          <dt>{text.size}</dt>
          <dd>{bytes(plugin.size)}</dd>
          <dt>{text.memory}</dt>
          <dd>{text.memoryOf(plugin.memory)}</dd>
          <dt>{text.stars}</dt>
          <dd>{stars === null ? '—' : text.starsOf(stars, plugin.reviews)}</dd>
        </Facts>
      </Block>
      <Block>
        <h3>
          {text.may}
          {rights > 0 && <small>{text.rightsIn(rights, sends(plugin))}</small>}
        </h3>
        {rights === 0 && <p>{text.noRights}</p>}
        <Lines>
          {manifest.rights.map(({ right, why }) => (
            <Right key={right} $warns={right === 'network'}>
              {right === 'network' ? <TriangleAlert /> : <Key />}
              <div>
                {pluginsText.rights[right]}
                <small>{why}</small>
              </div>
            </Right>
          ))}
        </Lines>
      </Block>
      <Block>
        <h3>
          {text.versions}
          {versions.length > fewVersions && !all && (
            <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
              {text.allVersions(versions.length)}
            </Button>
          )}
        </h3>
        <Lines>
          {versions.slice(0, all ? undefined : fewVersions).map(({ version, changes, published_at, size }) => (
            <Version key={version}>
              <b>{version}</b>
              <span>{changes || '—'}</span>
              <small>
                {date(published_at)}
                <br />
                {bytes(size)}
              </small>
            </Version>
          ))}
        </Lines>
      </Block>
      <Block>
        <h3>{text.opinions(plugin.reviews)}</h3>
        {opinions.length === 0 && <p>{text.noOpinions}</p>}
        <Lines>
          {opinions.map(({ stars: given, text: said, at, mine }) => (
            <li key={`${at} ${said}`}>
              {text.given(given)}
              {said && ` ${said}`}
              <small>{[mine && text.mine, date(at)].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </Lines>
      </Block>
      <Hash>
        {!signed && (
          <>
            <dt>{text.signature}</dt>
            <dd>{text.signed(plugin.publisher)}</dd>
          </>
        )}
        <dt>SHA-256</dt>
        <dd>
          <code>{plugin.hash}</code>
        </dd>
      </Hash>
    </>
  );
}
