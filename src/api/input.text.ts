import { words } from '../text/words';

/** Sentences for input that does not fit its schema; `label` is the schema's title, often nothing. */
export const inputText = words('input', {
  required: (label: string) => `必须填写${label}`,
  invalid: (label: string) => `${named(label)}格式无效`,
  minLength: (label: string, min: number) => `${named(label)}至少 ${min} 个字符`,
  maxLength: (label: string, max: number) => `${named(label)}最多 ${max} 个字符`,
  minItems: (label: string, min: number) => `${named(label)}至少选择 ${min} 项`,
  maxItems: (label: string, max: number) => `${named(label)}最多选择 ${max} 项`,
  minValue: (label: string, min: number) => `${named(label)}不能小于 ${min}`,
  maxValue: (label: string, max: number) => `${named(label)}不能大于 ${max}`,
});

const named = (label: string) => (label ? `[${label}]` : '');
