import { beforeAll, expect, inject, it, vi } from 'vitest';
import { routes } from '../../../host/routes';

/** What these tests need of a browser. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Value of an expression in the page, as JSON has it; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>;
}

/** One that somebody uses by hand. */
export interface Used extends Engine {
  press(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
}

/** Special keys of WebDriver. */
const keys = { enter: '\uE007', tab: '\uE004' };

/**
 * For a page of the console, put there once as `walker`: goes through the product by its own addresses, as links do, and counts
 * what the page complains about, what is asked for and not answered yet, and where a dialog shows less than it could.
 */
const walker = `(() => {
  const complaints = [];
  addEventListener('error', (event) => complaints.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push(event.violatedDirective + ' ' + event.blockedURI));
  let asked = 0;
  let changed = 0;
  new MutationObserver(() => changed++).observe(document.body, { subtree: true, childList: true, characterData: true });
  const ask = fetch;
  window.fetch = async (...args) => {
    // The stream of live data stays open for ever.
    const counts = !String(args[0]?.url ?? args[0]).includes('/stream');
    if (!counts) return ask(...args);
    asked++;
    const ended = () => void asked--;
    try {
      const answer = await ask(...args);
      if (answer.status >= 500) complaints.push(answer.status + ' ' + answer.url);
      // Its head comes before what it says.
      answer.clone().blob().then(ended, ended);
      return answer;
    } catch (error) {
      ended();
      throw error;
    }
  };
  const frame = () => new Promise((done) => setTimeout(done, 16));
  const until = async (holds, what) => {
    for (let frames = 0; frames < 1800; frames++) {
      const found = holds();
      if (found) return found;
      await frame();
    }
    throw new Error('never came: ' + what);
  };
  const heading = () => document.querySelector('main h1')?.textContent.trim();
  /** Nothing is asked for, nothing waits for what it shows, and nothing follows from what came. */
  const rested = async () => {
    let before;
    let still = 0;
    await until(() => {
      still = asked || changed !== before || document.querySelector('main [aria-busy=true]') ? 0 : still + 1;
      before = changed;
      return still > 3;
    }, 'rest');
  };
  const open = async (path) => {
    if (location.pathname !== path) {
      // Set by the page that comes, once it is there.
      document.title = '';
      history.pushState({ npEntry: path }, '', path);
    }
    await until(() => document.title && heading(), path);
    await rested();
    // Engines draw their own field for a day, WebKit with today in it.
    if (document.querySelector('input[type=date], input[type=time], input[type=datetime-local]'))
      complaints.push('a field of the engine for days or times');
    const drawn = [...document.querySelectorAll('select')].map((one) => getComputedStyle(one).appearance);
    if (drawn.some((look) => look !== 'none' && look !== 'base-select'))
      complaints.push('a select that the engine draws');
    // A choice among segments is as large as the segment, or who uses a screen reader finds a dot.
    for (const choice of document.querySelectorAll('[role=radiogroup] > label > input[type=radio]')) {
      const [own, face] = [choice, choice.parentElement].map((node) => node.getBoundingClientRect());
      // A dot that is seen stands beside its words.
      const unseen = getComputedStyle(choice).opacity === '0';
      if (unseen && (own.width < face.width - 4 || own.height < face.height - 4))
        complaints.push('a choice smaller than its segment');
    }
    const wide = document.scrollingElement.scrollWidth - innerWidth;
    return {
      path,
      complaints: complaints.splice(0),
      broken: ['页面出错', '此浏览器版本过旧'].some((told) => document.body.innerText.includes(told)),
      wide: wide > 0 ? wide : 0,
    };
  };
  const named = (name, among = 'button, a, [role=menuitem], [role=tab]') => () =>
    [...document.querySelectorAll(among)].find((node) =>
      (node.getAttribute('aria-label') ?? node.textContent).trim().startsWith(name) && !node.disabled && node.checkVisibility());
  const press = async (name) => (await until(named(name), name)).click();
  const sheet = () => [...document.querySelectorAll('dialog[open], [role=dialog], [role=menu]')]
    .findLast((node) => node.checkVisibility());
  /** How much of a dialog cannot be seen though there is room, px: what is as high as it may be scrolls, and so do lists. */
  const hidden = async () => {
    const shown = await until(() => sheet()?.getBoundingClientRect().height && sheet(), 'a dialog');
    await rested();
    const out = ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    // A pane is put into its place after it was drawn, and arrives there by a movement.
    for (let frames = 0; frames < 120 && out(shown.getBoundingClientRect()); frames++) await frame();
    const box = shown.getBoundingClientRect();
    const cut = [shown, ...shown.querySelectorAll('*')]
      .filter((node) => /auto|scroll/.test(getComputedStyle(node).overflowY) && node.localName !== 'textarea')
      .map((node) => node.scrollHeight - node.clientHeight);
    const whole = shown.localName !== 'dialog' || box.height >= innerHeight - 66;
    return { cut: whole ? 0 : Math.max(0, ...cut), outside: out(box) };
  };
  const put = () => {
    const shown = sheet();
    const inside = 'dialog[open] button, [role=dialog] button';
    const close = named('关闭', inside)() ?? named('取消', inside)();
    if (close) close.click();
    else shown.closest('[popover]').hidePopover();
    return until(() => sheet() !== shown, 'the end of what was opened');
  };
  window.walker = { open, press, hidden, put, until, complaints };
})()`;

/** What a page showed on the way. */
interface Seen {
  path: string;
  complaints: string[];
  broken: boolean;
  /** By how much it is wider than the window, px. */
  wide: number;
}

/** One of each kind of dialog, drawer, pane and menu, and where it is opened. */
const opened = [
  ['/networks', '绑定设备'],
  ['/networks', '列筛选'],
  ['/networks', '导出、密度与任务'],
  ['/alarm', '选择日期范围'],
  ['/network/group', '新建分组'],
  ['/sdwan/account', '新建账号'],
  ['/tunnel', '新建映射'],
  ['/tunnel', '停用'],
  ['/alarm', '详情'],
  ['/tunnel/package', '开通'],
  ['/security', '修改'],
] as const;

declare module 'vitest' {
  interface ProvidedContext {
    /** Each engine besides Chromium walks through every page; else the pages are shared out among them. */
    everyPage: boolean;
  }
}

/** Every page of a computer whose address needs no session of another kind; what it is about is there or is missing. */
const paths = routes
  .filter(({ screen, isPublic, byKey, layout }) => screen && !isPublic && !byKey && layout !== 'phone')
  .map(({ path }) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1'))
  .concat('/wifi/1/1');

/** Opens the console as the demo account. */
export async function enter(page: Engine, url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v3/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@netpane.cn', password: 'Netpane2026' }),
  });
  const { token } = (await answer.json()) as { token: string };
  // A document that runs nothing of ours: a page of the console would answer a session that appears.
  await page.goto(`${url}/cdn/netpane.js`);
  await page.evaluate(`void (document.cookie = 'np_token=${token}; path=/')`);
  await page.goto(`${url}/networks`);
}

/** Waits for the first page, and puts `walker` into it. */
export async function ready(page: Engine): Promise<void> {
  const there = async () => expect(await page.evaluate(`Boolean(document.querySelector('main h1'))`)).toBe(true);
  await vi.waitFor(there, { timeout: 60_000 });
  await page.evaluate(walker);
}

/**
 * Tests of the console in a browser that shows it when they begin. What one engine draws otherwise it does on many pages,
 * since all are made of the same parts: of two engines each walks through every other page.
 * @param turn which of them: 0 or 1
 */
export function walkTests(engine: () => Engine, turn: 0 | 1): void {
  const walked = inject('everyPage') ? paths : paths.filter((_, i) => i % 2 === turn);
  const step = <T>(call: string) => engine().evaluate<T>(`walker.${call}`);

  beforeAll(() => ready(engine()));

  it('shows its pages without an error, in the width of the window', async () => {
    const faults = [];
    for (const path of walked) {
      const seen = await step<Seen>(`open(${JSON.stringify(path)})`);
      if (seen.complaints.length > 0 || seen.broken || seen.wide > 0) faults.push(seen);
    }
    expect(faults).toEqual([]);
  });

  it('shows no day in a field that was left empty', async () => {
    await step(`open('/alarm')`);
    const days = `[...document.querySelectorAll('input[placeholder="全部日期"]')].map(({ value }) => value)`;
    expect(await engine().evaluate(days)).toEqual(['']);
  });

  it('draws no scroll bar over the badges of the menu', async () => {
    await step(`open('/alarm')`);
    const bars = `[...document.querySelector('main').previousElementSibling.children]
      .map((node) => getComputedStyle(node)).map(({ overflowY, scrollbarWidth }) => [overflowY, scrollbarWidth])`;
    expect(await engine().evaluate(bars)).toEqual([['auto', 'none']]);
  });

  it('comes back to where a page was left at once, and forward again', async () => {
    const scroll = (to: number) =>
      engine().evaluate(`new Promise((done) => {
        scrollTo(0, ${to});
        requestAnimationFrame(() => requestAnimationFrame(done));
      })`);
    const stands = (at: number) => step(`until(() => Math.abs(scrollY - ${at}) < 2, 'the place')`);
    const isHigh = (by: number) =>
      step(`until(() => document.documentElement.scrollHeight > innerHeight + ${by}, 'a high page')`);
    await step(`open('/')`);
    await isHigh(600);
    await scroll(500);
    await step(`open('/open/ipv6')`);
    await isHigh(220);
    await scroll(200);
    await engine().evaluate('history.back()');
    await stands(500);
    await engine().evaluate('history.forward()');
    await stands(200);
  });

  it.each(opened)('shows the whole of what opens on %s with %s', async (path, name) => {
    await step(`open('${path}')`);
    await step(`press('${name}')`);
    expect(await step('hidden()')).toEqual({ cut: 0, outside: false });
    await step('put()');
  });
}

/** Tests that leave the page which is walked through, and the session. */
export function useTests(engine: () => Used, url: () => string): void {
  it('fits a phone', async () => {
    await engine().resize(390, 844);
    await engine().goto(`${url()}/m/networks`);
    const cards = `document.querySelectorAll('tr:has(> td.name)').length`;
    await expect.poll(() => engine().evaluate(cards)).toBeGreaterThan(5);
    const fits = `[innerWidth < 640, document.scrollingElement.scrollWidth <= innerWidth]`;
    expect(await engine().evaluate(fits)).toEqual([true, true]);
    await engine().resize(1440, 900);
  });

  it('is entered by keyboard', async () => {
    await engine().evaluate(`void (document.cookie = 'np_token=; path=/; max-age=0')`);
    await engine().goto(`${url()}/login`);
    await expect.poll(() => engine().evaluate(`document.activeElement?.getAttribute('name')`)).toBe('email');
    for (const text of ['demo@netpane.cn', keys.tab, 'Netpane2026', keys.enter]) await engine().press(text);
    await expect.poll(() => engine().evaluate('location.pathname')).toBe('/');
  });
}
