import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeText } from '../../src/text/outcome.text';
import '../../src/text/outcome.text.en';
import { speak } from '../../src/text/words';

beforeAll(() => speak('en'));
afterAll(() => speak('zh-CN'));

/** What the server says word for word of devices that were left out or failed, in these folders. */
const told = ['fleet/bulk', 'fleet/sites', 'fleet/strategies', 'fleet/templates', 'services/passwords'].flatMap(
  (folder) => {
    const path = join('host/server', folder);
    return readdirSync(path)
      .flatMap((file) => [...readFileSync(join(path, file), 'utf8').matchAll(/\b(?:skipped|failed)\('([^']+)'\)/g)])
      .map((found) => found[1]!);
  },
);

describe('what is said of work on many devices', () => {
  it('reads in English', () => {
    expect(told.length).toBeGreaterThan(15);
    expect(told.filter((text) => /[\u4e00-\u9fff]/.test(outcomeText.said(text)))).toEqual([]);
  });

  it.each([
    ['策略“夜间”仍要求关闭', 'Strategy “夜间” still wants it off'],
    ['管控策略“上班”：屏蔽应用', 'Strategy “上班”: block applications'],
    ['无线模板“Staff”：新建并下发', 'Wireless template “Staff”: new'],
    ['模板“Staff”：一店 恢复继承', 'Template “Staff”: 一店 inherits again'],
    ['更换“WMS”的 Wi-Fi 密码（仓库）', 'Change the Wi-Fi password of “WMS” (仓库)'],
    ['NP-A630 没有 2.1 版本', 'NP-A630 has no version 2.1'],
    ['规则表已满', '规则表已满'],
  ])('%s, and what a device says itself stays', (text, english) => expect(outcomeText.said(text)).toBe(english));
});
