import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { besides, families } from '../../host/routes/families';
import { routes } from '../../host/routes';
import { otherwise } from './otherwise';

/** Names that are put together where they are used. */
const made = [/^domain_parsing\.(free_)?(configure|blacklist|whitelist|log)$/, /^open\.twinkle_star\./];

const sources = ['widgets', 'src', 'host/pages', 'host/chrome'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/stories|fixture|\.text\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

describe('every page', () => {
  it('is led to from a menu, from its family or from another page', () => {
    const beside = new Set(families.flatMap((members) => members.map(({ name }) => name)));
    const lost = routes
      .filter(({ screen, menu, name }) => screen && !menu && !beside.has(name) && !(name in otherwise))
      .filter(({ name }) => !made.some((pattern) => pattern.test(name)))
      .filter(({ name }) => !sources.some((text) => text.includes(`'${name}'`)))
      .map(({ name }) => name);
    expect(lost).toEqual([]);
  });

  it('of a service has packages, what the account has and orders beside it', () => {
    const sold = families.filter((members) => members.some(({ label }) => label === '订单'));
    // Fourteen services, one of them at two addresses.
    expect(sold).toHaveLength(15);
    for (const members of sold) {
      const labels = members.map(({ label }) => label);
      expect(labels).toContain('业务');
      expect(labels.filter((label) => /套餐/.test(label))).toHaveLength(1);
    }
  });

  it('of a family has a route, and its first one leads to the others', () => {
    const names = new Set(routes.map(({ name }) => name));
    for (const family of families) {
      expect(family.filter(({ name }) => !names.has(name))).toEqual([]);
      expect(new Set(family.map(({ name, tab = '' }) => `${name} ${tab}`)).size).toBe(family.length);
    }
    const nobody = { network_status: false, is_agent: false, local_sdwan: false };
    const beside = (some: object) =>
      besides('sdwan', routes, { user: nobody, experience: false, absent: [], ...some }).map(({ name }) => name);
    expect(beside({})).not.toContain('sdwan_index_experience');
    expect(beside({ experience: true })).toContain('sdwan_index_experience');
    expect(beside({ user: { ...nobody, local_sdwan: true } })).toContain('sdwan_index_experience');
    expect(beside({ absent: ['sdwan.order'] })).not.toContain('sdwan.order');
    expect(besides('home.index', routes, { user: nobody, experience: false, absent: [] })).toEqual([]);
  });
});
