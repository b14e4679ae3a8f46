import {
  freeBlocks,
  meets,
  printBlock,
  readBlock,
  spanOfBlock,
  type Block,
} from '../../../../src/domain/site-template';
import { because, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { blocksOfSites, isInside, occupiedBy, type Occupied } from './pools';

interface Pool {
  id: string;
  name: string;
  blocks: Block[];
}

/** Addresses of an account while sites get theirs: what one takes the next does not get. */
export class Addresses {
  private constructor(
    private readonly pools: ReadonlyMap<string, Pool>,
    private readonly taken: Occupied[],
  ) {}

  /** Reads what there is, and what sites and gateways have of it. */
  static async read(sql: Sql, accountId: string): Promise<Addresses> {
    const pools = await sql.query<{ id: string; name: string; blocks: string[] }>(
      'SELECT id, name, blocks FROM site_pool WHERE account_id = $1',
      [accountId],
    );
    const sites = await blocksOfSites(sql, accountId);
    const taken = [
      ...sites.map(({ gwid, remark, block }) => ({ gwid, remark, address: printBlock(block), ...spanOfBlock(block) })),
      ...(await occupiedBy(sql, accountId)),
    ];
    const known = pools.map((one) => ({ ...one, blocks: one.blocks.flatMap((text) => readBlock(text) ?? []) }));
    return new Addresses(new Map(known.map((one) => [one.id, one])), taken);
  }

  /** The first block of a pool that nobody else uses. */
  next(pool: string, prefix: number, gwid: string): Block | Said {
    const { name, blocks } = this.poolOf(pool);
    const block = freeBlocks(blocks, prefix, this.others(gwid)).next().value;
    return block ? this.keep(gwid, block) : because('sitePoolFull', { name, prefix });
  }

  /** This block, where it is one of the pool and nobody else uses it. */
  take(pool: string, prefix: number, gwid: string, text: string): Block | Said {
    const { name, blocks } = this.poolOf(pool);
    const block = readBlock(text);
    if (!block || block.prefix !== prefix || !isInside(block, blocks))
      return because('siteBlockUnfit', { text, name, prefix });
    const other = this.others(gwid).find((one) => meets(one, spanOfBlock(block)));
    if (other) return because('siteBlockTaken', { text, site: other.remark, other: other.address });
    return this.keep(gwid, block);
  }

  /** Notes that a site has a block. */
  keep(gwid: string, block: Block): Block {
    this.taken.push({ gwid, remark: gwid, address: printBlock(block), ...spanOfBlock(block) });
    return block;
  }

  private others(gwid: string): Occupied[] {
    return this.taken.filter((one) => one.gwid !== gwid);
  }

  private poolOf(id: string): Pool {
    return this.pools.get(id) ?? { id, name: '', blocks: [] };
  }
}
