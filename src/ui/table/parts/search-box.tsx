import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchInput } from '../../input';

/** Milliseconds after the last key before the list is asked. */
const pause = 300;

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search field. It asks a moment after typing stopped, at once on Enter. `/` anywhere on the page leads here. */
export function SearchBox({ placeholder, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  if (asked !== value) {
    // Changed from outside: a link, a saved view, the reset button.
    setAsked(value);
    setText(value);
  }
  const ask = useEffectEvent((next: string) => {
    if (next === asked) return;
    setAsked(next);
    onChange(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      const at = event.composedPath()[0];
      if (event.key !== '/' || event.defaultPrevented || (at instanceof Element && at.matches(typing))) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', toSearch);
    return () => document.removeEventListener('keydown', toSearch);
  }, []);
  return (
    <SearchInput
      ref={input}
      aria-label={placeholder}
      placeholder={placeholder}
      value={text}
      onChange={setText}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        const next = text.trim();
        if (next === asked) return;
        setAsked(next);
        onChange(next);
      }}
    />
  );
}

const typing = 'input, textarea, select, [contenteditable]';
