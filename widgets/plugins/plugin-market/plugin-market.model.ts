import type { DataOf, InputOf } from '../../../src/api';
import type { PluginCategory } from '../../../src/domain/plugin';
import type { ListState } from '../../../src/ui/table';
import type { Plugin, plugins } from '../../../src/api/contract/plugin';
import { pluginsText } from '../shared/plugins.text';
import { pluginMarketText as text } from './plugin-market.text';

/** Categories that have something, all of them first, as the list last said. */
export function categoriesOf(data: unknown) {
  const counts = (data as DataOf<typeof plugins> | undefined)?.counts ?? [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return [
    { value: '', label: text.all, count: all },
    ...counts.map(({ category, count }) => ({ value: category, label: pluginsText.categories[category], count })),
  ];
}

/** What the market is asked for; what the address holds is checked there. */
export const inputOf = ({ page, size, search, filters }: ListState): InputOf<typeof plugins> => ({
  page,
  per_page: size,
  ...(search && { q: search }),
  ...(filters.category && { category: filters.category as PluginCategory }),
  ...(filters.sort === 'updated' && { sort: 'updated' as const }),
});

/** Whether it may send what it likes to where it likes. */
export const sends = ({ rights }: Pick<Plugin, 'rights'>): boolean => rights.includes('network');
