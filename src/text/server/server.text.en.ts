import { plainRules, ruleTexts } from '../rules.text';
import { readSentences } from '../words';
import { accountSentences } from './account';
import { guardSentences } from './guard';
import { deviceSentences, serverLabels } from './device';
import { guestSentences } from './guest';
import { serviceSentences } from './service';

type Sayings = Readonly<Record<string, ((...given: never[]) => string) | undefined>>;

/** A sentence with gaps, and what is said with what stood in them. */
interface Reading {
  shape: RegExp;
  say: (gaps: string[]) => string;
}

const gap = '{}';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const shapeOf = (sentence: string) => new RegExp(`^${sentence.split(gap).map(escaped).join('(.+?)')}$`, 's');

const fixed: Readonly<Record<string, string>> = {
  ...serverLabels,
  ...accountSentences,
  ...guardSentences,
  ...serviceSentences,
  ...guestSentences,
  ...deviceSentences,
};

const ofTables = Object.entries(fixed)
  .filter(([sentence]) => sentence.includes(gap))
  .map(([sentence, english]): Reading => {
    const parts = english.split(gap);
    return { shape: shapeOf(sentence), say: (gaps) => parts.reduce((said, part, i) => said + gaps[i - 1] + part) };
  });

/** What else than texts a rule's sentence takes: lists, of which the gap is one item. */
const filled: Readonly<Record<string, (gaps: string[]) => unknown[]>> = {
  vlanMissing: ([ids = '']) => [ids.split('、')],
  fileType: ([label, types = '']) => [label, types.split('、')],
};

/**
 * The server says the rules in Chinese. Their words are taken here, before the English ones replace them: this module
 * comes before those. What the label and the limits are stands in them in the order in which they are given.
 */
const ofRules = [ruleTexts as Sayings, plainRules as Sayings].flatMap((sayings) =>
  Object.entries({ ...sayings }).map(([name, chinese]): Reading => {
    const given = (gaps: string[]) => (filled[name]?.(gaps) ?? gaps) as never[];
    return {
      shape: shapeOf(chinese?.(...given([gap, gap, gap])) ?? ''),
      say: (gaps) => sayings[name]?.(...given(gaps)) ?? '',
    };
  }),
);

const readings = [...ofTables, ...ofRules];

/** English of what the server says; itself where none is known (names, what people wrote). Gaps are read the same way. */
function english(sentence: string): string {
  if (Object.hasOwn(fixed, sentence)) return fixed[sentence]!;
  for (const { shape, say } of readings) {
    const found = shape.exec(sentence);
    if (found) return say(found.slice(1).map(english));
  }
  return sentence;
}

readSentences(english);
