import type { campaignDetail } from '../../../../src/api/contract/ad';
import type { DataOf } from '../../../../src/api/endpoint';
import { campaign, campaignOpen } from '../../../../src/domain/campaign';
import type { Context } from '../../kit/context/context';

/** Bytes of a GB as disks are sold: a disk named 32 GB never has fewer. */
const gigabyte = 1_000_000_000;

/** Whether the caller hid the campaign or its time is not now, and how many routers have a disk that is too small for it. */
export async function campaignDetailOf({ db, caller, now }: Context): Promise<DataOf<typeof campaignDetail>> {
  const [row] = await db.query<DataOf<typeof campaignDetail>>(
    `SELECT EXISTS (SELECT 1 FROM campaign_hidden WHERE account_id = $1) OR $3 AS is_hidden,
       (SELECT count(*) FROM device WHERE account_id = $1 AND kind = 'gateway' AND disk < $2) AS lt_32g_router_num`,
    [caller.accountId, campaign.leastDisk * gigabyte, !campaignOpen(now())],
  );
  return row ?? { is_hidden: true, lt_32g_router_num: 0 };
}

/** Hides the campaign for the caller, for ever. */
export async function hideCampaign({ db, caller, now }: Context): Promise<void> {
  await db.query('INSERT INTO campaign_hidden (account_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    caller.accountId,
    new Date(now()),
  ]);
}
