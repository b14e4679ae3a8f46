import { askEarly } from '../src/session/early';
import { kept, keptLetters } from '../src/session/kept';
import { earlyCalls } from './early-calls';
import { hasFrame } from './first-paint';

// Runs before anything is drawn: the page comes in the theme and the letters that were chosen, its frame stands (see
// `page.css`) and what it asks for first is asked for while the rest of the console is on its way.
const page = document.documentElement;
const theme = kept.theme();
if (theme) page.dataset.npTheme = theme;
if (keptLetters() === 'large') page.dataset.npLetters = 'large';
const token = /(?:^|; )np_token=([^;]+)/.exec(document.cookie)?.[1];
if (token && hasFrame(location.pathname)) {
  page.dataset.npFirst = '';
  askEarly(decodeURIComponent(token), earlyCalls(location));
}
