import type * as contract from '../../../src/api/contract/staff-device';
import { issueDevices, revokeDevice } from '../fleet/devices/identities';
import type { Handlers } from '../kit/context/handler';
import { readPage } from '../kit/sql/page';

/** Gateways before anybody has them: issued with their labels, looked up, revoked. */
export const staffDevice: Handlers<typeof contract> = {
  staffDeviceIssue: async (context, input) => ({ data: { list: await issueDevices(context, input) } }),

  async staffDevices(context, { q, state, ...paging }) {
    const data = await readPage<IdentityRow>(
      context.db,
      {
        select: `i.gwid, i.model, i.serial, ${stateOf} AS state, i.issued_at, i.bound_at, a.account_code`,
        from: `FROM device_identity i LEFT JOIN account a ON a.id = i.account_id
          WHERE NOT i.simulated AND ($1::text IS NULL OR i.gwid = lower($1) OR i.serial = upper($1))
            AND ($2::text IS NULL OR ${stateOf} = $2)`,
        params: [q || null, state ?? null],
        order: 'i.issued_at DESC NULLS LAST, i.gwid',
      },
      paging,
    );
    return { data };
  },

  async staffDeviceRevoke(context, input) {
    await revokeDevice(context, input);
    return { data: null };
  },
};

interface IdentityRow {
  gwid: string;
  model: string;
  serial: string;
  state: 'free' | 'bound' | 'revoked';
  issued_at: string | null;
  bound_at: string | null;
  account_code: string | null;
}

const stateOf = `CASE WHEN i.revoked_at IS NOT NULL THEN 'revoked' WHEN i.account_id IS NOT NULL THEN 'bound' ELSE 'free' END`;
