import type { RuleFailure } from '../../rules/failure';
import { fieldWord, rowWord, sectionWord, valueWord } from '../../text/config.text';
import { after } from '../../text/counts';
import { ruleText } from '../../text/rules.text';
import type { RuleField, RuleKind } from '../../domain/sdwan';
import { sdwanRuleText } from '../../text/sdwan-rule.text';
import { names } from '../../text/sold/names';
import { joined } from '../../text/spaced';
import { problemText } from '../../text/sdwan.text';
import { allSayings } from '.';
import { soldGaps, wordGaps, type Param, type Params, type Said, type Saying } from './table';
import { refusalWords } from './words';

type Tongue = 'zh' | 'en';

/**
 * The sentence of something said; undefined for what is not known here, or lacks what its gaps take: a newer server, or
 * a back end with words of its own.
 */
export function sentenceOf({ reason, params = {} }: Said, tongue: Tongue): string | undefined {
  if (Object.hasOwn(inOwnWords, reason)) return inOwnWords[reason]!(params, tongue);
  if (!Object.hasOwn(allSayings, reason)) return undefined;
  const saying: Saying = allSayings[reason as keyof typeof allSayings];
  // Literals and names of gaps take turns.
  const parts = saying[tongue].split(/\{(\w+)\}/).map((part, i, all) => {
    if (i % 2) return fill(part, params[part], tongue);
    return tongue === 'en' ? after(params[all[i - 1]!], part) : part;
  });
  return parts.every((part) => part !== undefined) ? parts.reduce(joined) : undefined;
}

/**
 * What has its words in `src/text`, because forms and drawings say it too, in the language of the moment; and what the
 * server has in both languages where it does it (`inBoth`).
 */
const inOwnWords: Readonly<Record<string, (params: Params, tongue: Tongue) => string>> = {
  rule: (params, tongue) => ruleText(params as unknown as RuleFailure, fill('label', params.label, tongue) ?? ''),
  ruleField: ({ kind, field }) => {
    const { fields, name } = sdwanRuleText;
    return field === 'name' ? name : (fields[kind as RuleKind][field as RuleField] ?? String(field));
  },
  inBoth: (params, tongue) => String(params[tongue]),
  configSection: ({ section, text }) => sectionWord(String(section), String(text)),
  configRow: ({ section, row, text }) => rowWord(String(section), String(row), String(text)),
  // What older servers wrote, logs among it, names no section.
  configField: ({ section = '', field, text }) => fieldWord(String(section), String(field), String(text)),
  configValue: ({ field, value, kind, text }) =>
    valueWord(String(field), asValue(String(kind), String(value)), String(text)),
  configPlace: ({ parts }, tongue) =>
    [parts ?? []]
      .flat()
      .map((part) => fill('', part, tongue))
      .filter(Boolean)
      .join(' '),
  drawing: (params) => problemText(params as unknown as Parameters<typeof problemText>[0]),
};

/** Parameters are words and numbers alone. */
const asValue = (kind: string, value: string): string | number | boolean =>
  kind === 'boolean' ? value === 'true' : kind === 'number' ? Number(value) : value;

function fill(gap: string, param: Param | undefined, tongue: Tongue): string | undefined {
  if (typeof param === 'number') return String(param);
  if (typeof param === 'string')
    return isWordGap(gap) ? wordOf(param, tongue) : isSoldGap(gap) ? soldOf(param, tongue) : param;
  if (!param || 'reason' in param) return param && sentenceOf(param, tongue);
  const parts = param.map((part) => fill(gap, part, tongue));
  if (parts.includes(undefined)) return undefined;
  return parts.join(betweens[tongue][param.some((part) => typeof part === 'object') ? 'sentences' : 'words']);
}

const betweens = { zh: { words: '、', sentences: '；' }, en: { words: ', ', sentences: '; ' } };

const isWordGap = (gap: string): boolean => (wordGaps as readonly string[]).includes(gap);
const isSoldGap = (gap: string): boolean => (soldGaps as readonly string[]).includes(gap);

const soldOf = (name: string, tongue: Tongue): string => (tongue === 'en' && names[name]) || name;

const wordOf = (word: string, tongue: Tongue): string =>
  Object.hasOwn(refusalWords, word) ? refusalWords[word as keyof typeof refusalWords][tongue] : word;
