import { translate } from '../../text/words';
import type { alarmLevelText } from './alarm-level.text';

translate<typeof alarmLevelText>('alarmLevel', { FATAL: 'Critical', MIDDLE: 'Major', GENERAL: 'Minor' });
