export { freshKey, keyFile, openVault, readKeys } from './keys';
export { sealStored } from './seal-stored';
export { checkStoreKey, setStoreKey } from './store-keys';
export { createVault, type Vault } from './vault';
