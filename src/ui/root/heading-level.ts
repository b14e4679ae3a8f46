/** Headings of widgets begin at this level where the page does not say which. */
const first = 2;

/** Says to assistive technology that the widget's headings begin at `level`, as long as until the answer is called. */
export function levelHeadings(root: ShadowRoot, level: number): () => void {
  const say = () => {
    for (const heading of root.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
      const wanted = String(Math.min(6, Math.max(1, Number(heading.localName[1]) - first + level)));
      if (heading.getAttribute('aria-level') !== wanted) heading.setAttribute('aria-level', wanted);
    }
  };
  say();
  const watcher = new MutationObserver(say);
  watcher.observe(root, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    for (const heading of root.querySelectorAll('[aria-level]')) heading.removeAttribute('aria-level');
  };
}
