export { UpgradesPage } from './upgrades';
