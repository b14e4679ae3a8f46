import { hostText } from './host.text';
import { menuText } from './menu.text';
import type { Route } from './routes';

let page: Route | undefined;
let object: string | undefined;

/** What the window is called on a page (specification, section 2: area and title). */
export function titlePage(route: Route): void {
  page = route;
  write();
}

/** What the page is about, which then stands in the place of the page's title; undefined: nothing in particular. */
export function titleObject(name: string | undefined): void {
  object = name;
  write();
}

function write(): void {
  if (!page) return;
  const { area, title } = page;
  document.title = `${area === 'none' ? '' : `${menuText.areas[area]} - `}${object ?? title} · ${hostText.product}`;
}
