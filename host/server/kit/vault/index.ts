export { openVault, readKeys } from './keys';
export { sealStored } from './seal-stored';
export { createVault, type Vault } from './vault';
