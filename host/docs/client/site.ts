import type { Entry } from '../site';
import { words as says } from './words';

// What every page does: theme, tabs, copying, searching, versions.

const up = document.body.dataset.up ?? './';
/** Where the version begins, which all languages share. */
const root = document.body.dataset.root ?? up;
const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

theme();
document.querySelectorAll<HTMLElement>('[role=tablist]').forEach(tabs);
document.querySelectorAll<HTMLButtonElement>('.copy').forEach(copying);
search(byId<HTMLInputElement>('search'), byId('found'));
void versions(byId<HTMLSelectElement>('version'));

function theme(): void {
  const select = byId<HTMLSelectElement>('theme');
  const apply = (value: string) => (document.documentElement.dataset.npTheme = value);
  select.value = localStorage.getItem('np-docs-theme') ?? 'auto';
  apply(select.value);
  select.addEventListener('change', () => {
    localStorage.setItem('np-docs-theme', select.value);
    apply(select.value);
  });
}

/** Arrows move between the tabs; the framework that was chosen last is chosen on the next page too. */
function tabs(list: HTMLElement): void {
  const all = [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const choose = (tab: HTMLButtonElement) => {
    for (const one of all) {
      one.setAttribute('aria-selected', String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
      byId(one.getAttribute('aria-controls') ?? '').hidden = one !== tab;
    }
  };
  const last = all.find((tab) => tab.textContent === localStorage.getItem('np-docs-tab'));
  if (last) choose(last);
  list.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest<HTMLButtonElement>('[role=tab]');
    if (!tab) return;
    choose(tab);
    localStorage.setItem('np-docs-tab', tab.textContent);
  });
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = all[(all.findIndex((tab) => tab.tabIndex === 0) + step + all.length) % all.length];
    next?.focus();
    next?.click();
  });
}

function copying(button: HTMLButtonElement): void {
  button.addEventListener('click', () => {
    const text = button.closest('figure')?.querySelector('code')?.textContent ?? '';
    const say = (word: string) => {
      button.textContent = word;
      setTimeout(() => (button.textContent = says.copy), 2000);
    };
    navigator.clipboard.writeText(text).then(
      () => say(says.copied),
      () => say(says.byHand),
    );
  });
}

function search(box: HTMLInputElement, list: HTMLElement): void {
  let entries: Promise<Entry[]> | undefined;
  const show = async () => {
    const words = box.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    entries ??= fetch(`${up}search.json`).then((reply) => reply.json() as Promise<Entry[]>);
    const found = words.length > 0 ? find(await entries, words) : [];
    list.replaceChildren(...found.map((entry, i) => result(entry, words, i)));
    if (words.length > 0 && found.length === 0)
      list.append(Object.assign(document.createElement('li'), { textContent: says.none }));
    list.hidden = words.length === 0;
    box.setAttribute('aria-expanded', String(!list.hidden));
  };
  const close = () => {
    list.hidden = true;
    box.setAttribute('aria-expanded', 'false');
  };
  box.addEventListener('input', () => void show());
  box.addEventListener('focus', () => box.value && void show());
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.search')) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !(event.target as Element).closest('input, textarea, select')) {
      event.preventDefault();
      box.focus();
    }
    if (!list.hidden && event.key === 'Escape') close();
    if (list.hidden || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    const links = [...list.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Enter') return at < 0 ? links[0]?.click() : undefined;
    event.preventDefault();
    (links[at + (event.key === 'ArrowDown' ? 1 : -1)] ?? box).focus();
  });
}

const most = 12;

/** Pages that have all words; those that have them in the title first, then those that say so of themselves. */
function find(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const score = ({ path, title, summary, text }: Entry) => {
    const [head, about, body] = [title.toLowerCase(), summary.toLowerCase(), text.toLowerCase()];
    const times = (where: string) => words.filter((word) => where.includes(word)).length;
    if (!words.every((word) => head.includes(word) || body.includes(word))) return 0;
    // A name of ours stands on its widget's page first, in guides as an example; any other word is what a guide is about.
    const named = words.some((word) => word.startsWith('np-'));
    return (path.startsWith('widgets/') === named ? 3 : 1) + times(about) + times(head) * 10;
  };
  return entries
    .map((entry) => ({ entry, points: score(entry) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function result({ path, title, text }: Entry, words: readonly string[], i: number): HTMLLIElement {
  const line = document.createElement('li');
  const link = line.appendChild(document.createElement('a'));
  const at = Math.max(0, text.toLowerCase().indexOf(words[0] ?? '') - 24);
  link.href = up + path;
  link.id = `found-${i}`;
  link.setAttribute('role', 'option');
  link.append(
    Object.assign(document.createElement('b'), { textContent: title }),
    Object.assign(document.createElement('span'), { textContent: `${at > 0 ? '…' : ''}${text.slice(at, at + 90)}` }),
  );
  return line;
}

/** Other versions lie beside this one, where the site keeps them. */
async function versions(select: HTMLSelectElement): Promise<void> {
  const here = select.value;
  const reply = await fetch(`${root}../versions.json`).catch(() => undefined);
  const all = reply?.ok ? ((await reply.json()) as string[]) : [here];
  select.replaceChildren(...all.map((version) => new Option(version, version, version === here, version === here)));
  select.addEventListener('change', () => {
    location.href = new URL(`${root}../${select.value}/index.html`, location.href).href;
  });
}
