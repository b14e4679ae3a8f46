import { Fragment, useEffect, useState } from 'react';
import { words } from './words';

/** A list that the story shows: the name that it keeps its columns by, and those that are shown. */
interface List {
  name: string;
  columns: [key: string, title: string][];
}

/** What `extend` calls the lists and columns of the widget above, as it shows them at this moment. */
export function Lists() {
  const [lists, setLists] = useState<List[]>([]);
  useEffect(() => {
    const stage = document.querySelector('.stage')!;
    const read = () => {
      const found = [...stage.querySelectorAll<HTMLElement>('[data-list]')].map(listOf);
      setLists((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const watcher = new MutationObserver(read);
    watcher.observe(stage, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, []);
  if (lists.length === 0) return null;
  return (
    <dl className="lists">
      {lists.map(({ name, columns }) => (
        <Fragment key={name}>
          <dt>
            {words.list} <code>{name}</code>
          </dt>
          <dd>
            {columns.map(([key, title]) => (
              <span key={key}>
                <code>{key}</code> {title}
              </span>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const listOf = (list: HTMLElement): List => ({
  name: list.dataset.list!,
  columns: [...list.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => [
    head.dataset.column!,
    head.innerText.trim().replace(/\s+/g, ' '),
  ]),
});
