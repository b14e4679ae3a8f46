export { Answers, Ask, Facts } from './ask';
export { Below, Between, Fields, Lead, Middle, Panel, Title } from './entry.styles';
export { EntryFoot } from './entry-foot';
