export { commonText } from './common.text';
export { checks, ruleText, ruleTexts } from './rules.text';
export { flowText } from './flow.text';
