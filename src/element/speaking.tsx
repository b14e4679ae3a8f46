import { createContext, type ReactNode, useEffect, useState } from 'react';
import { bringWords, type Language, usedIn, whoSpeaks } from '../text/words';

const LanguageContext = createContext<Language | undefined>(undefined);

/**
 * The value of a context at this moment, in any function that is called while something is drawn; undefined while nothing
 * is. Not documented: words are read in too many places, many of them no components, for a hook in each. Tests watch it,
 * and without it every widget would speak the page's language.
 */
const drawn = () => {
  const { _currentValue, _currentValue2 } = LanguageContext as { _currentValue?: Language; _currentValue2?: Language };
  // The second is that of a server, which draws in one go.
  return _currentValue ?? _currentValue2;
};

whoSpeaks(drawn);

/** Events that begin what a reader does. */
const doings = ['pointerdown', 'keydown', 'click', 'change', 'submit'];

/** What the reader does in `root` is answered in its language. */
export function heedLanguage(root: ShadowRoot, spoken: () => Language): void {
  for (const doing of doings) root.addEventListener(doing, () => usedIn(spoken()), true);
}

/**
 * Draws its children, a widget, in a language, from the start when it changes. While its words are on their way there is nothing;
 * when they cannot be had, the widget speaks Chinese.
 */
export function Speaking({ lang, widget, children }: { lang: Language; widget?: string; children: ReactNode }) {
  const [here, setHere] = useState<Language>();
  const missing = here === lang ? undefined : bringWords(lang, widget);
  useEffect(() => {
    let current = true;
    const go = () => void (current && setHere(lang));
    void missing?.then(go, go);
    return () => void (current = false);
  }, [lang, missing]);
  if (missing) return <div role="status" aria-busy="true" />;
  return (
    <LanguageContext value={lang} key={lang}>
      {children}
    </LanguageContext>
  );
}
