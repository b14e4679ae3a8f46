import { expandVlans } from '../../../../src/rules';
import type { ConfigDocument } from '../../../../src/domain/config';
import { spanOf } from '../../../../src/domain/config/gateway/segments';
import { printAddress, type SiteModel, type SiteRole } from '../../../../src/domain/site-template';
import type { Who } from '../../kit/context/context';
import { because, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/** What joining a network would come to, by gateway. */
export interface NetworkLook {
  /** Name of the network that each would join; those that are there already are not in it. */
  joins: ReadonlyMap<string, string>;
  wrong: ReadonlyMap<string, Said>;
  /** What those that join would not carry out there. */
  uncarried: ReadonlyMap<string, Said>;
}

/** A site that joins a network. */
export interface Joining {
  network: string;
  gwid: string;
  role: SiteRole;
  /** Its local networks that join, in CIDR form. */
  subnets: string[];
}

declare module '../../kit/context/context' {
  interface Feature {
    /** How sites become members of a network that connects them. */
    siteNetwork?: {
      look(
        sql: Sql,
        who: Who & { now(): number },
        of: Pick<Joining, 'network' | 'role'>,
        gwids: readonly string[],
      ): Promise<NetworkLook>;
      /** Refused in words where it cannot be; one that is a member already gets its role's local networks. */
      join(sql: Sql, who: Who & { now(): number }, site: Joining): Promise<void>;
    };
  }
}

/** Whether gateways can become members of the model's network. */
export async function lookAtNetwork(
  sql: Sql,
  who: Who & { now(): number },
  sdwan: SiteModel['sdwan'],
  gwids: readonly string[],
): Promise<NetworkLook> {
  const nowhere = { joins: new Map(), wrong: new Map(), uncarried: new Map() };
  if (!sdwan) return nowhere;
  for (const { siteNetwork } of who.features) {
    if (siteNetwork) return siteNetwork.look(sql, who, sdwan, gwids);
  }
  return { ...nowhere, wrong: new Map(gwids.map((gwid) => [gwid, because('siteNetworkGone')])) };
}

/** Makes a gateway a member of the model's network, with the segments of these VLANs. */
export async function joinNetwork(
  sql: Sql,
  who: Who & { now(): number },
  { network, role, vlans }: NonNullable<SiteModel['sdwan']>,
  gwid: string,
  document: ConfigDocument,
): Promise<void> {
  for (const { siteNetwork } of who.features) {
    await siteNetwork?.join(sql, who, { network, role, gwid, subnets: subnetsOf(document, vlans) });
  }
}

/** Segments of VLANs as whole subnets; of all where none is named. */
function subnetsOf({ vlan = [] }: ConfigDocument, vlans: string): string[] {
  const wanted = vlans === '' ? undefined : new Set(expandVlans(vlans));
  return vlan.flatMap((row) => {
    if (wanted && !wanted.has(Number(row.vlan))) return [];
    const span = spanOf(String(row.address));
    return span ? [`${printAddress(span.from)}/${String(row.address).split('/')[1]}`] : [];
  });
}
