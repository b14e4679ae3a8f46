import { constructable } from '../theme/applied';
import { adoptBase } from './sheets';
import { adoptSheet, adoptStyles } from './styles';

type View = Window & typeof globalThis;

/** Gives a root that has come into a document all styles again, as sheets of that document; one that shows nothing has none. */
export function dress(root: ShadowRoot): void {
  const view = root.ownerDocument.defaultView;
  // Where sheets cannot be adopted, the styles stand in the root and come with it.
  if (!view || !constructable()) return;
  const adopt: typeof adoptSheet = (place, sheet) =>
    adoptSheet(place, view === window ? sheet : copyOf(sheet, view as View));
  adoptBase(root, adopt);
  adoptStyles(root, adopt);
}

const copies = new WeakMap<Document, Map<CSSStyleSheet, CSSStyleSheet>>();

function copyOf(sheet: CSSStyleSheet, view: View): CSSStyleSheet {
  const known = copies.get(view.document) ?? new Map<CSSStyleSheet, CSSStyleSheet>();
  copies.set(view.document, known);
  const copy = known.get(sheet) ?? new view.CSSStyleSheet();
  if (!known.has(sheet)) {
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
    follow(sheet, copy);
  }
  known.set(sheet, copy);
  return copy;
}

/** What is written into a sheet from now on is written into its copy too, until its window is gone. */
function follow(sheet: CSSStyleSheet, copy: CSSStyleSheet): void {
  const kept = new WeakRef(copy);
  const [insert, remove, replace] = [sheet.insertRule, sheet.deleteRule, sheet.replaceSync];
  sheet.insertRule = (rule, index) => {
    kept.deref()?.insertRule(rule, index);
    return insert.call(sheet, rule, index);
  };
  sheet.deleteRule = (index) => {
    kept.deref()?.deleteRule(index);
    remove.call(sheet, index);
  };
  sheet.replaceSync = (css) => {
    kept.deref()?.replaceSync(css);
    replace.call(sheet, css);
  };
}
