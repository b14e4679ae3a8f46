/** Lines of a table for the terminal, columns as wide as their longest cell. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, i) => Math.max(...lines.map((line) => (line[i] ?? '').length)));
  const write = (line: readonly string[]) => line.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ');
  return [write(head), widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1).map(write)].join('\n');
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
