import { describe, expect, it } from 'vitest';
import { attributesIn, composed, tagOf } from '../../host/docs/client/composed';
import type { Contract } from '../../src/element/contract';
import { contracts } from '../../widgets/catalog';

describe('a tag as code', () => {
  it.each([
    ['<np-alarm-list limit="6" manage>', { limit: '6', manage: '' }],
    [`<np-alarm-list heading='a "b"' limit = 6></np-alarm-list>`, { heading: 'a "b"', limit: '6' }],
    ['  <np-alarm-list/>', {}],
    ['<np-alarm-list heading="a &quot;b&quot; &lt; &amp;">', { heading: 'a "b" < &' }],
    ['<np-alarm-list limit="6', undefined],
    ['<np-alarm-table>', undefined],
    ['<np-alarm-list "><script>', undefined],
  ])('is read: %s', (text, attributes) => expect(attributesIn(text, 'np-alarm-list')).toEqual(attributes));

  it('is written so that it reads the same again', () => {
    const attributes = { heading: 'a "b" <i>&amp;</i>', manage: '' };
    expect(attributesIn(tagOf('np-alarm-list', attributes), 'np-alarm-list')).toEqual(attributes);
  });
});

describe('a composed page', () => {
  const all = contracts as Readonly<Record<string, Contract>>;
  const files = composed(
    [
      { widget: 'alarm-list', span: 4, attributes: { heading: '"><script>alert(1)</script>' } },
      { widget: 'device-list', span: 8, attributes: {} },
      { widget: 'alarm-list', span: 4, attributes: {} },
    ],
    all,
    'https://cloud.example',
    'en',
  );

  it('has nothing inline, and its widgets in their order', () => {
    expect(files.html).not.toMatch(/<style|style=|<script(?! type="module" src=)|onclick/);
    expect(files.html.match(/<np-[\w-]+/g)).toEqual(['<np-alarm-list', '<np-device-list', '<np-alarm-list']);
    expect(files.policy).toContain(`default-src 'none'`);
    expect(files.policy).not.toContain('unsafe');
  });

  it('has a line of style for each width, the scopes it needs once, and its language', () => {
    expect(files.css.match(/\.span-\d+/g)).toEqual(['.span-4', '.span-8']);
    expect(files.scopes).toEqual(['alarm:read', 'device:read']);
    expect(files.js).toContain(`lang: 'en',`);
  });
});
