import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../src/theme';
import { Search } from '../../src/ui/icon';
import { chromeText } from './chrome.text';
import { lazy, Suspense } from '../../src/ui/lazy';

const load = () => import('./palette').then((m) => m.Palette);
/** Comes with the first search. */
const Palette = lazy(load);

/** Opens the search over everything; so does Ctrl-K (⌘K) from anywhere in the console. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const words = chromeText.search;
  return (
    <>
      <Pill
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Search size={16} aria-hidden />
        <span>{words.label}</span>
        <kbd aria-hidden>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </Pill>
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

const Pill = styled.button`
  display: flex;
  gap: 8px;
  align-items: center;
  height: 32px;
  margin-right: 8px;
  white-space: nowrap;
  padding: 0 8px;
  color: ${token('text-3')};
  font: inherit;
  background: ${token('surface-sunken')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  cursor: pointer;
  &:hover {
    color: ${token('text-1')};
    border-color: ${token('border-strong')};
  }
  kbd {
    padding: 0 4px;
    font-family: inherit;
    font-size: 11px;
    line-height: 16px;
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-1')};
  }
  @media (max-width: 1359px) {
    kbd {
      display: none;
    }
  }
`;
