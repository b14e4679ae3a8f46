export { FirmwareCampaigns } from './firmware-campaigns';
export { firmwareCampaignsContract } from './firmware-campaigns.contract';
