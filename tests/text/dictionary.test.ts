import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Words that are not said on screen, and what is said instead. */
const instead: readonly (readonly [RegExp, string])[] = [
  [/路由器|台路由(?!表)/, '网关: the device of a network that talks to the cloud'],
  [/重命名|修改名称/, '改名'],
  [/您/, '你'],
  [/网关没有开通/, '未开通'],
  [/创建(?!时间|人|于)/, '新建: what has a name and a place of its own; 添加 puts a line into what is open'],
  [/(?<!会话已)建立(?! QoS|多站点)/, '新建'],
  // A wrong address says what is missing in the same words everywhere.
  [/\bmissing: '没有这[^个]|没有这个组网'/, '没有找到这…'],
  [/不属于(这个|当前)账号/, '`Missing` of src/ui, which says why'],
];

/** Names of texts whose whole text is one verb, everywhere the same. */
const verbs: readonly (readonly [RegExp, RegExp])[] = [
  [/^edit$/, /^编辑/],
  [/^rename$/, /^改名$/],
  [/^unbind$/, /^解绑/],
  [/^(delete|deleteOne)$/, /^删除/],
];

/** Where such a word is no name of ours. */
const others = [
  'src/ui/missing/missing.text.ts',
  // A list that finds nothing by what was typed.
  'widgets/clients/client-timeline/client-timeline.text.ts',
  // Titles of pages as they are given.
  'host/routes/sdwan.ts',
  'host/routes/services.ts',
  // What a file of somebody else's calls it, and how a fault is named everywhere.
  'host/server/account/logs/fact-words.ts',
  'host/server/fleet/prepared/import.ts',
  'host/server/demo/simulation/security-words.ts',
];

const files = ['src', 'widgets', 'host'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|fixture|contract)\.tsx?$|^docs/.test(file))
    .map((file) => join(folder, file)),
);

it('one thing has one word, and a verb is the same everywhere', () => {
  const found: string[] = [];
  for (const file of files.filter((one) => !others.includes(one))) {
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      // What is explained to those who read the code is nobody's screen.
      if (/^\s*(\/\/|\/?\*)/.test(line)) continue;
      for (const [word, better] of instead)
        if (word.test(line)) found.push(`${file}:${at + 1} ${line.trim()}: ${better}`);
      if (!file.endsWith('.text.ts')) continue;
      const [, name = '', said = ''] = /^\s*(\w+): '([^']+)',/.exec(line) ?? [];
      for (const [what, verb] of verbs)
        if (what.test(name) && !verb.test(said)) found.push(`${file}:${at + 1} ${line.trim()}: ${verb.source}`);
    }
  }
  expect(found).toEqual([]);
});

/** Where digits are no figure of a text: drawings, what is computed, and a word of the server's. */
const drawn = [
  'host/chrome/use-wide-page.ts',
  'host/docs/client/builder.tsx',
  'host/pages/entrance/art.tsx',
  'host/server/demo/simulation/answer-commands.ts',
  'host/server/demo/simulation/measure.ts',
  'host/server/kit/captcha/draw.ts',
  'src/ui/chart/gauge.tsx',
  'widgets/guest/portal-editor/content-form.tsx',
];

it('figures, money and times are written by the formatters alone, in lists short', () => {
  const found: string[] = [];
  for (const file of files.filter((one) => !one.startsWith('src/format/') && !drawn.includes(one))) {
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const wrong =
        /toLocaleString|\.toFixed\(|Intl\.NumberFormat/.test(line) ||
        // A column says a moment by `at`, and an amount with its thousands.
        /\b(text|render): .*=> .*\b(dateTime|fenToYuan)\(/.test(line);
      if (wrong) found.push(`${file}:${at + 1} ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});

it('what stands between words is in the language of the widget', () => {
  const found: string[] = [];
  for (const file of files.filter((one) => /^(src\/ui|widgets)\//.test(one) && !/\.text(\.en)?\.ts$/.test(one))) {
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      if (/join\('[、，；：。]'\)|\}[，：（）；、。]|[`'][，：（；、]\$?[{']/.test(line))
        found.push(`${file}:${at + 1} ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});
