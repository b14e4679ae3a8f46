import type { Page, Route } from 'playwright-core';

/** A way in which the server can fail, and the sentence that people must read. */
export interface Failure {
  name: string;
  words: string;
  answer: (route: Route, field: string) => Promise<void>;
}

const json = (route: Route, status: number, body: object, headers: Record<string, string> = {}) =>
  route.fulfill({ status, contentType: 'application/json', headers, body: JSON.stringify(body) });

/** Every way that the pages must bear. */
export const failures: readonly Failure[] = [
  { name: '500', words: '数据库忙', answer: (route) => json(route, 500, { code: 5001, message: '数据库忙' }) },
  {
    name: '429',
    words: '短时间内请求过多，请在 9 秒后重试',
    answer: (route) => json(route, 429, { code: 4029 }, { 'retry-after': '9' }),
  },
  {
    name: '422',
    words: '服务器不接受这个值',
    answer: (route, field) =>
      json(route, 422, { code: 4022, message: '服务器不接受这个值', errors: { [field]: ['服务器不接受这个值'] } }),
  },
  {
    name: 'timeout',
    words: '服务器长时间没有响应，请重试',
    // Never answered; the page's own clock gives up (`giveUp`).
    answer: (route) => giveUp(route.request().frame().page()),
  },
  {
    name: 'offline',
    words: '网络连接已断开，请检查网络后重试',
    answer: (route) => route.abort('internetdisconnected'),
  },
];

/** Lets the test decide when a call has taken too long, in place of thirty seconds. */
export const holdTimeouts = (page: Page) =>
  page.addInitScript(() => {
    const held: AbortController[] = [];
    Object.assign(globalThis, { giveUp: () => held.splice(0).forEach((one) => one.abort()) });
    AbortSignal.timeout = () => {
      const one = new AbortController();
      held.push(one);
      return one.signal;
    };
  });

const giveUp = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { giveUp: () => void }).giveUp());

/**
 * How well the words can be read, in the theme where that is harder: contrast of their colour with what lies behind them
 * (WCAG; 4.5 is enough).
 */
export const contrastOf = (page: Page, words: string): Promise<number> =>
  page
    .getByText(words)
    .first()
    .evaluate((node) => {
      const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
      const light = (color: string) => {
        const [r = 0, g = 0, b = 0] = parts(color).map((part) => {
          const value = part / 255;
          return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const backOf = (one: Element) => getComputedStyle(one).backgroundColor;
      const contrast = () => {
        let behind: Element | null = node;
        while (behind && parts(backOf(behind))[3] === 0) behind = behind.parentElement;
        const pair = [light(getComputedStyle(node).color), light(behind ? backOf(behind) : 'rgb(255,255,255)')];
        return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
      };
      const page = document.documentElement;
      const shown = page.dataset.npTheme;
      const inTheme = (theme: string | undefined) => {
        if (theme) page.dataset.npTheme = theme;
        else delete page.dataset.npTheme;
        // A colour that is still on its way to the other theme's is that of neither.
        void page.offsetHeight;
        for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
        return contrast();
      };
      return Math.min(...['WHITE', 'BLACK', shown].map(inTheme));
    });
