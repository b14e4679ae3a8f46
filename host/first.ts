import { kept, keptLetters } from '../src/session/kept';
import { hasFrame } from './first-paint';

// Runs before anything is drawn: the page comes in the theme and the letters that were chosen, and its frame stands (see `page.css`) while
// the rest of the console is on its way.
const page = document.documentElement;
const theme = kept.theme();
if (theme) page.dataset.npTheme = theme;
if (keptLetters() === 'large') page.dataset.npLetters = 'large';
if (hasFrame(location.pathname) && /(^|; )np_token=[^;]/.test(document.cookie)) page.dataset.npFirst = '';
