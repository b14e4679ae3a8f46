import type { ComponentType } from 'react';
import { contracts } from '../../../widgets/catalog';
import { stories as modules } from '../../../widgets/stories';
import english from '../../../src/element/contracts.en.json';

type Story = ComponentType<Record<string, unknown>>;

/** Names of the widgets that have stories. */
export const storyNames = Object.keys(modules);

/** What a widget is called, in the language of the page. */
export function titleOf(name: string): string {
  const summary = contracts[name]?.summary ?? name;
  const said = document.documentElement.lang === 'en' ? (english as Record<string, string>)[summary] : summary;
  return (said ?? summary).split(/[：:，。,;]/)[0] ?? name;
}

/** The stories of a widget, the ordinary one first. */
export async function storiesOf(widget: string): Promise<[name: string, Story][]> {
  const load = modules[widget];
  if (!load) return [];
  const { default: _, ...stories } = (await load()) as Record<string, Story>;
  const shown = Object.entries(stories).filter(([name, story]) => /^[A-Z]/.test(name) && typeof story === 'function');
  return shown.sort(([a], [b]) => Number(b === 'Ordinary') - Number(a === 'Ordinary'));
}
