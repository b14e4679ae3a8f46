import { alarmEnglish } from './alarm-english';
import type { alarmSentences } from './alarm-sentence.text';
import { translate } from './words';

translate<typeof alarmSentences>('alarmSentences', alarmEnglish);
