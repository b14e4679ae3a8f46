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
export { settingsRow } from './types';
export { checkDocument, checkField, checkRows, usersOfVlan } from './check';
export { diffDocuments, diffRows, printValue, type ConfigChange } from './diff';
export { newRow, readRows } from './read';
export { configSections, sectionOf } from './sections';
export { createdVlans } from './vlans';
export { apRows } from './ap';
export { gatewayRows } from './gateway';
export { documentOnDevice, readTold, type ToldSections } from './told';
export { hideSecrets, keepSecrets } from './secret';
export { warningsOf, type Behind } from './warn';
