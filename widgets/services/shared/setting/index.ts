export { SettingDesk, type DeskParts } from './desk';
export { Measures } from './measures';
export { useSettingWrites } from './setting.data';
export type { SettingDraft } from './draft';
