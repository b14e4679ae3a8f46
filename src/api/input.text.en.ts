import { translate } from '../text/words';
import type { inputText } from './input.text';

translate<typeof inputText>('input', {
  required: (label) => `${label || 'This field'} is required`,
  invalid: (label) => `[${label || 'Value'}] is invalid`,
  minLength: (label, min) => `[${label || 'Value'}] needs at least ${min} characters`,
  maxLength: (label, max) => `[${label || 'Value'}] takes at most ${max} characters`,
  minItems: (label, min) => `[${label || 'Value'}] needs at least ${min} items`,
  maxItems: (label, max) => `[${label || 'Value'}] takes at most ${max} items`,
  minValue: (label, min) => `[${label || 'Value'}] must be at least ${min}`,
  maxValue: (label, max) => `[${label || 'Value'}] must be at most ${max}`,
});
