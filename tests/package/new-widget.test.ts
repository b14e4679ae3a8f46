import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { widgetFolds } from '../../host/bundle/widgets.mjs';

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'netpane-'));
  for (const folder of ['devices', 'alarms/alarm-list'])
    mkdirSync(join(project, 'widgets', folder), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (...names: string[]) =>
  execFileSync(process.execPath, [resolve('src/element/new.mjs'), ...names], { cwd: project, stdio: 'pipe' });
const files = () =>
  readdirSync(project, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(project.length + 1));

it('a new widget is a folder in a family and nothing else', () => {
  run('devices', 'port-lamp');
  const folder = join('widgets', 'devices', 'port-lamp');
  expect(files().length).toBeGreaterThan(4);
  expect(files().filter((path) => !path.startsWith(folder))).toEqual([]);
  expect(readFileSync(join(project, folder, 'port-lamp.contract.ts'), 'utf8')).toContain("family: 'devices'");
});

it('a new widget needs a family that is there, and a name that is free', () => {
  expect(() => run('lamps', 'port-light')).toThrow(/No family lamps/);
  expect(() => run('devices', 'alarm-list')).toThrow(/alarm-list is there already/);
  expect(files().filter((path) => /port-light|alarm-list/.test(path))).toEqual([]);
});

it('catalog, element and English words of a widget follow from its folder', () => {
  const { resolveId, load } = widgetFolds() as never as Record<'resolveId' | 'load', (path: string) => string>;
  const folded = (path: string) => load(resolveId(path));
  expect(folded('widgets/catalog.ts')).toContain("'alarm-list': alarmListContract");
  expect(folded('widgets/alarms/alarm-list/element.ts')).toContain('define(alarmListContract, AlarmList)');
  const words = folded('widgets/alarms/alarm-list/english.ts');
  expect(words).toContain("import './alarm-list.text.en'");
  expect(words).toContain('/src/ui/freshness/freshness.text.en');
  expect(words).not.toContain('device-list');
  expect(resolveId('widgets/alarms/none/element.ts')).toBeNull();
});
