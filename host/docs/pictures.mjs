import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../tests/run/chromium.mjs';

const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json' };
/** Higher ones are cut: a picture shows what a widget is, not all of it. */
const size = { width: 960, height: 640 };
const themes = ['light', 'dark'];
/** Languages of the pages by their folder, which that of their pictures is named after. */
const languages = ['', 'en'];

/** Whether the page's story is there; runs in the page. */
const drawn = () => {
  const stage = document.querySelector('.stage');
  return stage?.innerText.trim() && !stage.querySelector('[data-np-waits], [aria-busy=true]');
};

/** Where what is to be seen stands: the story, or what it opened above the page; runs in the page. */
const shown = () => {
  const stage = document.querySelector('.stage');
  const above = [...stage.querySelectorAll('dialog[open], :popover-open')].find((one) => one.innerText.trim());
  const { x, y, width, height } = (above ?? stage).getBoundingClientRect();
  return { x, y, width, height, within: above !== undefined };
};

/**
 * Takes a picture of each widget of a built site in both themes and in both languages, as its page draws it.
 * @param {string} folder of the version
 * @param {string} out where they are put
 * @returns {Promise<string>} what was taken, to say
 */
export async function takePictures(folder, out) {
  for (const lang of languages) await mkdir(join(out, lang), { recursive: true });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://docs');
    const bytes = await readFile(join(folder, decodeURI(pathname))).catch(() => undefined);
    const type = types[extname(pathname)] ?? 'text/plain';
    response.writeHead(bytes ? 200 : 404, { 'content-type': type, 'cache-control': 'max-age=3600' });
    response.end(bytes);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const names = (await readdir(join(folder, 'widgets'))).filter((name) => name.endsWith('.html'));
  let bytes = 0;
  const failed = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  // What shows itself once in a visit is there in each picture.
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const pages = languages.flatMap((lang) => names.map((file) => ({ lang, file })));
  for (const { lang, file } of pages) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`http://127.0.0.1:${server.address().port}${lang && `/${lang}`}/widgets/${file}`);
    await page.waitForFunction(drawn, undefined, { timeout: 15_000 }).catch(() => failed.push(join(lang, file)));
    // Code of charts and maps is asked for once there is something to draw.
    await page.waitForLoadState('networkidle');
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const box = await page.evaluate(shown);
      const clip = {
        x: box.x,
        y: box.y,
        width: Math.min(box.width, size.width),
        height: Math.min(box.height, size.height),
        scale: 1,
      };
      const { data } = await devtools.send('Page.captureScreenshot', {
        ...{ format: 'webp', quality: 80, clip, captureBeyondViewport: !box.within },
      });
      const picture = Buffer.from(data, 'base64');
      await writeFile(join(out, lang, `${file.replace('.html', '')}-${colorScheme}.webp`), picture);
      bytes += picture.length;
    }
  }
  await browser.close();
  server.close();
  if (failed.length > 0) console.error(`not wholly drawn: ${failed.join(', ')}`);
  return `${pages.length * 2} pictures, ${Math.round(bytes / 1e5) / 10} MB -> ${out}`;
}
