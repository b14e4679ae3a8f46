/** Where a place of a long list stands, in px from the top of its body. */
export interface PlacedItem {
  index: number;
  start: number;
  end: number;
}

/** What is seen of it. */
export interface View {
  top: number;
  height: number;
}

/** Places rendered beyond the edges, so that a short scroll finds them there. */
const beyond = 4;

/** Where each place starts; the last entry is the height of everything. */
export function offsetsOf(count: number, heightAt: (place: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1);
  let top = 0;
  for (let place = 0; place < count; place++) offsets[place + 1] = top += heightAt(place);
  return offsets;
}

/** The places to render for a view, ascending. `kept`: one that is rendered wherever it is. */
export function placesIn(offsets: Float64Array, { top, height }: View, kept?: number): PlacedItem[] {
  const count = offsets.length - 1;
  const first = Math.max(0, placeAt(offsets, top) - beyond);
  const last = Math.min(count - 1, placeAt(offsets, top + height) + beyond);
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (kept !== undefined && kept >= 0 && kept < count) {
    if (kept < first) places.unshift(kept);
    else if (kept > last) places.push(kept);
  }
  return places.map((index) => ({ index, start: offsets[index] ?? 0, end: offsets[index + 1] ?? 0 }));
}

/** The place that holds a position; the first or the last one beyond the ends. */
function placeAt(offsets: Float64Array, position: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
