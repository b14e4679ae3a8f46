export type {
  ConfigContext,
  ConfigDocument,
  ConfigField,
  ConfigProblem,
  ConfigRow,
  ConfigRows,
  ConfigSection,
  ConfigValue,
} from './types';
export { isTyped, settingsRow } from './types';
export { checkField, checkRows } from './check';
export { checkDocument, diffDocuments, hideSecrets, secretFields, usersOfVlan } from './documents';
export { diffRows, printValue, wordedValue, type ConfigChange } from './diff';
export { newRow, readRows } from './read';
export { configSections, documentFor, offeredSections, sectionOf, withoutOwn } from './sections';
export { withHeld, withoutHeld, type HeldField } from './held';
export { createdVlans } from './vlans';
export { apRows, apSections } from './ap';
export { gatewayRows } from './gateway';
export { documentOnDevice, readTold, type ToldSections } from './told';
export { keepSecrets, keptSecret } from './secret';
export { warningsOf, type Behind } from './warn';
