import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Search } from '../../../src/ui/icon';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import type { globalSearchContract, SearchEntry } from './global-search.contract';
import { useFound } from './global-search.data';
import { findEntries, forgetRecent, isCut, keepRecent, readRecent, stepTo, type Hit } from './global-search.model';
import { Box, Field, Foot, Forget, Keys } from './global-search.styles';
import { globalSearchText as text } from './global-search.text';
import { Results } from './results';

/** Search over pages, actions, devices, people online and alarms. The field keeps the focus; arrows choose, Enter goes. */
export function GlobalSearch(props: PropsOf<typeof globalSearchContract>) {
  const { pages = none, actions = none, owner, query = '', onSearchAction, onSearchClose } = props;
  const place = usePlace();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [recent, setRecent] = useState(() => readRecent(owner));
  const { hits: found, error, settled } = useFound(typed);
  const hits = useMemo<readonly Hit[]>(
    () =>
      typed.trim()
        ? [...local(actions, 'actions', typed), ...local(pages, 'pages', typed), ...found]
        : [...recent, ...actions.map((one): Hit => ({ group: 'actions', ...one }))],
    [typed, actions, pages, found, recent],
  );
  // The choice is kept by what is chosen, not by its place: results of the server arrive while one is chosen.
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    // Nobody sets an action off by opening the search and pressing Enter.
    typed.trim() || recent.length > 0 ? Math.min(0, hits.length - 1) : -1,
    hits.findIndex((hit) => keyOf(hit) === chosen),
  );
  const active = hits[at];

  const open = (hit: Hit) => {
    onSearchClose?.(null);
    if (!hit.to) return onSearchAction?.({ key: hit.key });
    keepRecent(owner, hit);
    place.go(hit.to);
  };
  const move = (to: number) => {
    const hit = hits[to];
    if (hit) setChosen(keyOf(hit));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method chooses its characters with the same keys.
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(stepTo(hits.length, at, 1)),
      ArrowUp: () => move(stepTo(hits.length, at, -1)),
      Home: () => move(0),
      End: () => move(hits.length - 1),
      Enter: () => active && open(active),
    };
    const run = moves[event.key];
    if (!run || (event.key === 'Home' && typed) || (event.key === 'End' && typed)) return;
    event.preventDefault();
    run();
  };

  return (
    <Box part="panel" role="search" aria-label={text.label}>
      <Field>
        <Search size={20} aria-hidden />
        <input
          ref={field}
          data-autofocus
          role="combobox"
          aria-label={text.label}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${keyOf(active)}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          placeholder={text.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Results
        id={id}
        hits={hits}
        active={active}
        typed={typed.trim()}
        waiting={!settled}
        failed={error !== undefined}
        onChoose={(hit) => setChosen(keyOf(hit))}
        onOpen={open}
      />
      <VisuallyHidden role="status">
        {typed.trim() && settled ? text.found(hits.length, isCut(hits)) : ''}
      </VisuallyHidden>
      <Foot>
        <Keys aria-hidden>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            {text.keys.move}
          </span>
          <span>
            <kbd>Enter</kbd>
            {text.keys.open}
          </span>
          <span>
            <kbd>Esc</kbd>
            {text.keys.close}
          </span>
        </Keys>
        {!typed.trim() && recent.length > 0 && (
          <Forget
            type="button"
            onClick={() => {
              forgetRecent(owner);
              setRecent([]);
              field.current?.focus();
            }}
          >
            {text.forget}
          </Forget>
        )}
      </Foot>
    </Box>
  );
}

const none: readonly SearchEntry[] = [];
const keyOf = ({ group, key }: Hit): string => `${group}-${key}`.replace(/[^\w-]/g, '_');

const local = (entries: readonly SearchEntry[], group: 'actions' | 'pages', typed: string): Hit[] =>
  findEntries(entries, typed).map(({ key, label, hint, to }) => ({ group, key, label, hint, to }));
