import { askEarly } from '../src/session/early';
import { keptLetters, keptTheme } from '../src/session/kept';
import { isPhoneOffered } from './chrome/phone/is-phone';
import { showOwn, showWide } from './chrome/wide-page';
import { earlyCalls } from './early-calls';
import { hasFrame } from './first-paint';

// Runs before anything is drawn: the page comes in the theme and the letters that were chosen, its frame stands (see
// `page.css`) and what it asks for first is asked for while the rest of the console is on its way.
const page = document.documentElement;
const theme = keptTheme();
if (theme) page.dataset.npTheme = theme;
if (keptLetters() === 'large') page.dataset.npLetters = 'large';
const token = /(?:^|; )np_token=([^;]+)/.exec(document.cookie)?.[1];
if (token && hasFrame(location.pathname)) {
  // Before anything is laid out: later, all that was is laid out once more.
  showWide();
  if (isPhoneOffered()) page.dataset.npOffer = '';
  showFirst();
  askEarly(decodeURIComponent(token), earlyCalls(location));
}

/** Shows the frame until the console has drawn something of its own. A rule with `:has` would restyle the page at each part that comes. */
function showFirst() {
  page.dataset.npFirst = '';
  const watch = new MutationObserver(() => {
    if (!document.querySelector('#root :is(main, h1, [role=alert])')) return;
    delete page.dataset.npFirst;
    watch.disconnect();
    // Whose session is over, or whose page is not there, gets one that stands alone.
    if (!document.getElementById('main')) showOwn();
  });
  watch.observe(page, { childList: true, subtree: true });
}
