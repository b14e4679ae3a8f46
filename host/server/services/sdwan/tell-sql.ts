import { deliverySql } from '../../fleet/delivery/settings';

/** Stands for a document where a gateway says that it can be no member. */
export const unable = 'unable';

/** How what a member shall take over stands, and why it failed, as SQL over `t` and `v` of `memberDelivery`. */
export const memberDeliveryColumns = `CASE WHEN t.told = '${unable}' THEN 'unable' WHEN t.rev IS NULL THEN 'pending'
    ELSE ${deliverySql('t.rev', 'v')} END AS delivery,
  CASE WHEN t.rev > 0 AND v.state = 'failed' AND v.done_rev < t.rev THEN v.error ELSE '' END AS delivery_error,
  CASE WHEN t.rev > 0 AND v.state = 'failed' AND v.done_rev < t.rev THEN v.error_said END AS delivery_said`;

/** What the gateway of member `m` was told, and how that is delivered. */
export const memberDelivery = `LEFT JOIN sdwan_told t ON t.gwid = m.gwid AND t.network_id = m.network_id
  LEFT JOIN gateway_delivery v ON v.gateway_id = m.gwid AND v.kind = 'sdwan'`;
