import { ipv4Number, subnet } from '../../rules';

/** A run of addresses that a prefix names: its first one, and how long the prefix is. */
export interface Block {
  from: number;
  prefix: number;
}

/** First and last of some addresses, both included. */
export interface AddressSpan {
  from: number;
  to: number;
}

/** Addresses of a block. */
export const sizeOf = (prefix: number): number => 2 ** (32 - prefix);

/** A block as it is written, `10.8.0.0/16`; undefined: it is none, or does not begin with its first address. */
export function readBlock(text: string): Block | undefined {
  if (subnet(text)) return undefined;
  const [address = '', length = ''] = text.split('/');
  const [from, prefix] = [ipv4Number(address)!, Number(length)];
  return from % sizeOf(prefix) === 0 ? { from, prefix } : undefined;
}

/** The same the other way round. */
export const printBlock = ({ from, prefix }: Block): string => `${printAddress(from)}/${prefix}`;

/** An address as it is written. */
export const printAddress = (address: number): string =>
  [24, 16, 8, 0].map((bits) => Math.floor(address / 2 ** bits) % 256).join('.');

/** First and last address of a block. */
export const spanOfBlock = ({ from, prefix }: Block): AddressSpan => ({ from, to: from + sizeOf(prefix) - 1 });

/** Whether two runs of addresses have one in common. */
export const meets = (one: AddressSpan, other: AddressSpan): boolean => one.from <= other.to && other.from <= one.to;

/** Blocks of a size that are free in a pool, the lowest first; `taken` in any order, and partly in the pool at most. */
export function* freeBlocks(
  pool: readonly Block[],
  prefix: number,
  taken: readonly AddressSpan[],
): Generator<Block, undefined> {
  const size = sizeOf(prefix);
  const full = joined(taken);
  for (const block of pool) {
    const end = spanOfBlock(block).to;
    let at = 0;
    let from = block.from;
    while (from + size - 1 <= end) {
      while (at < full.length && full[at]!.to < from) at += 1;
      const hit = full[at];
      if (hit && hit.from <= from + size - 1) from = Math.ceil((hit.to + 1) / size) * size;
      else {
        yield { from, prefix };
        from += size;
      }
    }
  }
  return undefined;
}

/** How many blocks of a size are free in a pool. */
export function countFree(pool: readonly Block[], prefix: number, taken: readonly AddressSpan[]): number {
  const size = sizeOf(prefix);
  const full = joined(taken);
  return pool.reduce((sum, block) => {
    const { from, to } = spanOfBlock(block);
    if (block.prefix > prefix) return sum;
    // What is taken ends the run of free ones before it.
    const inside = full.filter((one) => meets(one, { from, to }));
    let [free, at] = [0, from];
    for (const one of [...inside, { from: to + 1, to: to + 1 }]) {
      free += Math.max(0, Math.floor((one.from - at) / size));
      at = Math.ceil((one.to + 1) / size) * size;
    }
    return sum + free;
  }, 0);
}

/** Runs of addresses in their order, those that meet as one. */
function joined(spans: readonly AddressSpan[]): AddressSpan[] {
  const found: AddressSpan[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}
