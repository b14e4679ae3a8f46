import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const analyze = '/usr/bin/systemd-analyze';

describe.skipIf(!existsSync(analyze))('the unit for systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'netpane-unit-'));
  const unit = join(folder, 'netpane.service');
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['is one', ['verify']],
    ['lets the server do little besides its work', ['security', '--offline=true', '--threshold=15', '--no-pager']],
  ])('%s', (_, args) => {
    // A machine of tests may have its Node elsewhere.
    writeFileSync(unit, readFileSync('host/deploy/netpane.service', 'utf8').replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync(analyze, [...args, unit], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
