import { alarmSentences, type AlarmFacts } from './alarm-sentence.text';

const known = alarmSentences as Readonly<Record<string, ((facts: AlarmFacts) => string) | undefined>>;

/** What an alarm says, in the widget's language; one whose facts were not kept says what was stored. */
export const alarmSentence = ({ kind, content, facts }: AlarmSaying): string =>
  (facts && Object.hasOwn(known, kind) && known[kind]?.(facts)) || content;

/** The part of an alarm that says what is wrong. */
export interface AlarmSaying {
  kind: string;
  content: string;
  facts?: AlarmFacts | null | undefined;
}
